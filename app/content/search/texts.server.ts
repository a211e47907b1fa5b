import { type RichNode, textOf } from "../../lib/rich-text.ts";
import { compileMarkdown } from "../markdown/markdown.server.ts";
import type { Content } from "../schema/content.server.ts";

/** Elements whose text becomes one passage. */
const BLOCKS = new Set(["p", "li", "h2", "h3", "h4", "h5", "h6", "td", "th", "dt", "dd"]);

/** Returns the passages of a Markdown document, one per block, without code and pictures. */
export function markdownTexts(content: Pick<Content, "words" | "site">, source: string): string[] {
  const { nodes } = compileMarkdown(content, source, content.site);
  return blocksOf(nodes)
    .map((text) => text.replace(/\s+/g, " ").trim())
    .filter(Boolean);
}

function blocksOf(nodes: RichNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string" || node[0] === "pre") return [];
    const [tag, , children] = node;
    if (tag === "tr") return [children.map((cell) => textOf([cell])).join(": ")];
    return BLOCKS.has(tag) ? [textOf(children)] : blocksOf(children);
  });
}

/** Splits text into paragraphs at blank lines. */
export const paragraphs = (prose = "") =>
  prose.split(/\n{2,}/).map((text) => text.replace(/\s+/g, " ").trim());

const UNSEEN = new Set(["meta", "alt"]);
/** Addresses, ids and numbers. */
const NO_WORDS = /^(?:\/\S*|https?:\S*|[a-z0-9-]+|[\d.,%+−–-]*)$/;

/** Strings shorter than this and without a full stop count as names, titles or labels. */
const LABEL = 40;

/** Returns the passages in a page's content, in order. A list of names is one passage. */
export function textsIn(value: unknown): string[] {
  if (typeof value === "string") return NO_WORDS.test(value) ? [] : paragraphs(value);
  if (Array.isArray(value)) return isNames(value) ? textsIn(value.join(", ")) : value.flatMap(textsIn);
  if (value === null || typeof value !== "object") return [];
  const texts: string[] = [];
  let label = "";
  for (const [key, item] of Object.entries(value)) {
    const [text, ...rest] = UNSEEN.has(key) ? [] : textsIn(item);
    if (text === undefined) continue;
    // Join a name or title with the next text: "Name, role: description".
    if (label && typeof item === "string") texts.push(`${texts.pop()}${isLabel(text) ? "," : ":"} ${text}`);
    else texts.push(text);
    texts.push(...rest);
    label = isLabel(item) ? item : "";
  }
  return texts;
}

const isLabel = (item: unknown): item is string =>
  typeof item === "string" && item.length < LABEL && !/[.!?।]$/.test(item);

const isNames = (list: unknown[]) =>
  list.every((item) => typeof item === "string" && item.length < 30 && !NO_WORDS.test(item));
