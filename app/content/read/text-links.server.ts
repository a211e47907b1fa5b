import { type RichNode, textOf } from "../../lib/rich-text.ts";

/** A link: its words, and its address as it can be typed. */
export type TextLink = { text: string; address: string };

/** The links of a compiled text, without those to its own parts. @param site address of the site */
export function linksOf(nodes: RichNode[], site: string): TextLink[] {
  return nodes.flatMap((node): TextLink[] => {
    if (typeof node === "string") return [];
    const [tag, { href = "#" }, children] = node;
    if (tag !== "a" || href.startsWith("#")) return linksOf(children, site);
    const address = href.startsWith("/") ? site + href : href.replace(/^(?:mailto|tel):/, "");
    return [{ text: textOf(children), address }];
  });
}
