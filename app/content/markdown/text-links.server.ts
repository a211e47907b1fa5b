import { type RichNode, textOf } from "../../lib/rich-text.ts";
import { absoluteUrl } from "../addresses/meta.server.ts";
import type { Content } from "../schema/content.server.ts";

/** A link with the address to print. */
export type TextLink = { text: string; address: string };

/** Returns the links in compiled Markdown, without links within the page. */
export function linksOf(content: Content, nodes: RichNode[]): TextLink[] {
  return nodes.flatMap((node): TextLink[] => {
    if (typeof node === "string") return [];
    const [tag, { href = "#" }, children] = node;
    if (tag !== "a" || href.startsWith("#")) return linksOf(content, children);
    return [{ text: textOf(children), address: absoluteUrl(content, href.replace(/^(?:mailto|tel):/, "")) }];
  });
}
