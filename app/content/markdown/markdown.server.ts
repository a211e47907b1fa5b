import type { Element, Root } from "hast";
import rehypeHighlight from "rehype-highlight";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { fillIn } from "../../lib/fill-in.ts";
import { element, isElement, type RichElement, type RichNode, textOf } from "../../lib/rich-text.ts";
import type { Words } from "../../words/words.ts";
import { withBars } from "../charts/chart-bars.server.ts";
import { DRAWN_BLOCKS, drawnNode } from "../charts/charts.server.ts";
import type { Content } from "../schema/content.server.ts";
import { type Languages, splitByScript } from "../typography/scripts.server.ts";
import { keepUnits } from "../typography/typography.server.ts";
import { splitWhole } from "../typography/whole-words.server.ts";
import { isLineBreak, nodesBelow, ofType } from "./markdown-document.server.ts";

export type Heading = { id: string; text: string };

/** Heading levels that the Markdown uses, outermost first. */
const LEVELS = [2, 3, 4, 5, 6] as const;

function newProcessor(words: Words) {
  const { footnotes, backTo } = words.text;
  const footnoteBackLabel = (index: number, again: number) =>
    fillIn(backTo, { number: `${index + 1}${again > 1 ? `-${again}` : ""}` });
  return unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(() => asPageText)
    .use(remarkRehype, { clobberPrefix: "note-", footnoteLabel: footnotes, footnoteBackLabel })
    .use(rehypeSlug)
    .use(rehypeHighlight, { detect: false });
}

/** Turns each `<br>` into a line break, and renumbers heading levels from 2 without gaps. */
function asPageText(tree: Parameters<typeof nodesBelow>[0]): void {
  const nodes = nodesBelow(tree);
  const above: number[] = [];
  for (const heading of ofType(nodes, "heading")) {
    while ((above.at(-1) ?? 0) >= heading.depth) above.pop();
    above.push(heading.depth);
    heading.depth = LEVELS[above.length - 1] ?? 6;
  }
  for (const node of ofType(nodes, "html"))
    if (isLineBreak(node.value)) Object.assign(node, { type: "break" });
}

/** A Markdown processor for each set of interface texts. */
const processors = new WeakMap<Words, ReturnType<typeof newProcessor>>();

/** Attributes to keep, by their names in hast. All others are dropped, such as styles and event handlers. */
const ATTRIBUTES: Record<string, string> = {
  ariaLabel: "aria-label",
  ariaDescribedBy: "aria-describedby",
  dataFootnoteRef: "data-footnote-ref",
  dataFootnoteBackref: "data-footnote-backref",
  ...Object.fromEntries(
    "id href className start scope src alt title type checked disabled"
      .split(" ")
      .map((name) => [name, name]),
  ),
};

/** Elements in which text outside child elements is only white space. */
const BLOCKS = new Set("root table thead tbody tr ul ol section blockquote".split(" "));

/** Elements in which short hyphenated words stay on one line (whole-words.server.ts). */
const RUNNING = new Set(["p", "li", "td", "strong", "em"]);

/** Wraps phrases in other scripts in spans with `lang`, for screen readers and font selection. */
function textNodes(text: string, languages: Languages, isRunning: boolean): RichNode[] {
  return splitByScript(text, languages).flatMap(({ text: part, lang }): RichNode[] => {
    if (lang) return [element("span", { lang }, part)];
    if (!isRunning) return [part];
    return splitWhole(part)
      .map((word, index) => (index % 2 === 1 ? element("span", { className: "whole" }, word) : word))
      .filter((word) => word !== "");
  });
}

/** Returns the drawing of a code block `chart` or `figure`; undefined for any other element. */
function drawnIn({ tagName, children: [code] }: Element): RichNode | undefined {
  if (tagName !== "pre" || code?.type !== "element") return undefined;
  const { className } = code.properties;
  const classes = Array.isArray(className) ? className : [];
  const block = DRAWN_BLOCKS.find((word) => classes.includes(`language-${word}`));
  const source = code.children.map((child) => (child.type === "text" ? child.value : "")).join("");
  return block && drawnNode(block, source);
}

/** Inline elements. */
const PHRASING = new Set(["a", "strong", "em", "del", "code", "span", "sup", "br", "img", "input"]);

/** Wraps a task item's checkbox and text in a label. */
function asTask(nodes: RichNode[]): RichNode[] {
  const [first] = nodes;
  if (!isElement(first) || first[0] !== "input") return nodes;
  const end = nodes.findIndex((node) => isElement(node) && !PHRASING.has(node[0]));
  const words = nodes.slice(0, end === -1 ? undefined : end);
  return [element("label", {}, ...words), ...nodes.slice(words.length)];
}

const hasLink = (nodes: RichNode[]): boolean =>
  nodes.some((node) => isElement(node) && (node[0] === "a" || hasLink(node[2])));

/** Replaces links by their content and ids, because HTML does not allow nested links. */
function withoutLinks(nodes: RichNode[]): RichNode[] {
  return nodes.flatMap((node): RichNode[] => {
    if (!isElement(node)) return [node];
    const [tag, attributes, children] = node;
    const { id } = attributes;
    const inside = withoutLinks(children);
    if (tag !== "a") return [element(tag, attributes, ...inside)];
    return id ? [element("span", { id }, ...inside)] : inside;
  });
}

/**
 * Makes a heading without links a link to itself, and a paragraph with only a picture a figure. The picture's title
 * becomes the caption.
 */
function asBlock(node: RichElement): RichElement {
  const [tag, attributes, children] = node;
  const [first] = children;
  if (/^h[23]$/.test(tag) && attributes.id && !hasLink(children))
    return element(tag, attributes, element("a", { href: `#${attributes.id}` }, ...children));
  if (tag !== "p" || children.length !== 1 || !isElement(first) || first[0] !== "img") return node;
  const { title } = first[1];
  const caption = title ? [element("figcaption", {}, title)] : [];
  return element("figure", { "data-block": "plate" }, first, ...caption);
}

function attributesOf({ properties }: Element): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [name, value] of Object.entries(properties)) {
    const attribute = ATTRIBUTES[name];
    if (!attribute || value == null || value === false) continue;
    attributes[attribute] = Array.isArray(value) ? value.join(" ") : String(value);
  }
  // Only columns of numbers are aligned to the right.
  if (properties.align === "right") attributes["data-number"] = "";
  return attributes;
}

function toNodes(
  children: Root["children"] | Element["children"],
  languages: Languages,
  parent = "root",
): RichNode[] {
  return children.flatMap((node): RichNode[] => {
    // Drop line breaks between blocks: React rejects them in tables.
    if (node.type === "text" && node.value === "\n" && BLOCKS.has(parent)) return [];
    if (node.type === "text") {
      // Spans here come from syntax highlighting.
      const isCode = parent === "code" || parent === "span";
      return textNodes(isCode ? node.value : keepUnits(node.value), languages, RUNNING.has(parent));
    }
    if (node.type !== "element") return [];
    const drawn = drawnIn(node);
    if (drawn) return [drawn];
    const { tagName } = node;
    const inside = asTask(toNodes(node.children, languages, tagName));
    const made = element(tagName, attributesOf(node), ...(tagName === "a" ? withoutLinks(inside) : inside));
    return [parent === "root" ? asBlock(made) : made];
  });
}

export type Compiled = { nodes: RichNode[]; headings: Heading[] };

/** Cache of compiled Markdown in a production build, which would otherwise compile each post four times. */
const compiledTexts = new Map<string, Compiled>();

/**
 * Compiles Markdown (with tables, footnotes and highlighted code) to nodes that React renders without inner HTML.
 * @param languages the text's language, and the languages whose scripts get a `lang`
 * @returns the nodes, and the second-level headings with their ids
 */
export function compileMarkdown(
  { words }: Pick<Content, "words">,
  source: string,
  languages: Languages,
): Compiled {
  if (process.env.NODE_ENV !== "production") return compile({ words }, source, languages);
  const key = JSON.stringify([languages.language, languages.languages, languages.answersIn, source]);
  const compiled = compiledTexts.get(key) ?? compile({ words }, source, languages);
  compiledTexts.set(key, compiled);
  return compiled;
}

function compile({ words }: Pick<Content, "words">, source: string, languages: Languages): Compiled {
  const processor = processors.get(words) ?? newProcessor(words);
  processors.set(words, processor);
  const nodes = withBars(toNodes(processor.runSync(processor.parse(source)).children, languages));
  const headings = nodes.flatMap((node) => {
    const isHeading = isElement(node) && node[0] === "h2" && node[1].id;
    return isHeading ? [{ id: node[1].id ?? "", text: textOf(node[2]) }] : [];
  });
  return { nodes, headings };
}
