import { type RichNode, textOf } from "../../lib/rich-text.ts";
import { compileMarkdown } from "../markdown/markdown.server.ts";
import type { Content } from "../schema/content.server.ts";

/** Elements whose text is a passage. */
const BLOCKS = new Set(["p", "li", "h2", "h3", "h4", "h5", "h6", "td", "th", "dt", "dd"]);

/** The texts of a Markdown document, one for each of its blocks, without code and pictures. */
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

/** The paragraphs of a text that separates them by empty lines. */
export const paragraphs = (prose = "") =>
  prose.split(/\n{2,}/).map((text) => text.replace(/\s+/g, " ").trim());

const UNSEEN = new Set(["meta", "alt"]);
/** Addresses, ids and numbers. */
const NO_WORDS = /^(?:\/\S*|https?:\S*|[a-z0-9-]+|[\d.,%+−–-]*)$/;

/** Shorter texts without a full stop are names, titles and labels. */
const LABEL = 40;

/** Every text in the content of a page, in its order; a list of mere names is one text. */
export function textsIn(value: unknown): string[] {
  if (typeof value === "string") return NO_WORDS.test(value) ? [] : paragraphs(value);
  if (Array.isArray(value)) return isNames(value) ? textsIn(value.join(", ")) : value.flatMap(textsIn);
  if (value === null || typeof value !== "object") return [];
  const texts: string[] = [];
  let label = "";
  for (const [key, item] of Object.entries(value)) {
    const [text, ...rest] = UNSEEN.has(key) ? [] : textsIn(item);
    if (text === undefined) continue;
    // A name or a title alone says too little: it goes with the text that follows it ("Name, role: what they do").
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
