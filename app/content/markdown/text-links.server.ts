import { type RichNode, textOf } from "../../lib/rich-text.ts";
import { absoluteUrl } from "../addresses/meta.server.ts";
import type { Content } from "../schema/content.server.ts";

/** A link; its address as it is printed. */
export type TextLink = { text: string; address: string };

/** The links of a compiled text, without those to its own parts. */
export function linksOf(content: Content, nodes: RichNode[]): TextLink[] {
  return nodes.flatMap((node): TextLink[] => {
    if (typeof node === "string") return [];
    const [tag, { href = "#" }, children] = node;
    if (tag !== "a" || href.startsWith("#")) return linksOf(content, children);
    return [{ text: textOf(children), address: absoluteUrl(content, href.replace(/^(?:mailto|tel):/, "")) }];
  });
}
