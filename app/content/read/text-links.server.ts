import { type RichNode, textOf } from "../../lib/rich-text.ts";
import type { Site } from "../schema/content.server.ts";

/** A link; its address as it is printed. */
export type TextLink = { text: string; address: string };

/** The links of a compiled text, without those to its own parts. @param site of whose pages they are */
export function linksOf(nodes: RichNode[], site: Pick<Site, "url" | "origin">): TextLink[] {
  return nodes.flatMap((node): TextLink[] => {
    if (typeof node === "string") return [];
    const [tag, { href = "#" }, children] = node;
    if (tag !== "a" || href.startsWith("#")) return linksOf(children, site);
    const own = /^\/(?:pictures|films)\//.test(href) ? site.origin : site.url;
    const address = href.startsWith("/") ? own + href : href.replace(/^(?:mailto|tel):/, "");
    return [{ text: textOf(children), address }];
  });
}
