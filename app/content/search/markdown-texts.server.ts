import { type RichNode, textOf } from "../../lib/rich-text.ts";
import { getContent } from "../read/content.server.ts";
import { compileMarkdown } from "../read/markdown.server.ts";

/** Elements whose text is a passage of its own. */
const BLOCKS = new Set(["p", "li", "h2", "h3", "h4", "td", "th", "dt", "dd"]);

/** The texts of a Markdown document, one for each of its blocks, without its code and pictures. */
export function markdownTexts(source: string): string[] {
  const { nodes } = compileMarkdown(source, getContent().site);
  return blocksOf(nodes)
    .map((text) => text.replace(/\s+/g, " ").trim())
    .filter(Boolean);
}

function blocksOf(nodes: RichNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string" || node[0] === "pre") return [];
    const [tag, { "data-block": block }, children] = node;
    // A large figure is nothing without its words.
    if (block === "figure") return [children.map((part) => textOf([part])).join(" ")];
    if (tag === "tr") return [children.map((cell) => textOf([cell])).join(": ")];
    return BLOCKS.has(tag) ? [textOf(children)] : blocksOf(children);
  });
}
