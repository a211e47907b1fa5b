import { type RichNode, textOf } from "../../lib/rich-text.ts";

/** A link of a text: its words, and where it leads, as it can be typed. */
export type TextLink = { text: string; address: string };

/**
 * The links of a compiled text that lead out of it, in their order.
 * @param site public address of the site, for links to its own pages.
 */
export function linksOf(nodes: RichNode[], site: string): TextLink[] {
  return nodes.flatMap((node): TextLink[] => {
    if (typeof node === "string") return [];
    const [tag, { href = "#" }, children] = node;
    if (tag !== "a" || href.startsWith("#")) return linksOf(children, site);
    const address = href.startsWith("/") ? site + href : href.replace(/^(?:mailto|tel):/, "");
    return [{ text: textOf(children), address }];
  });
}
