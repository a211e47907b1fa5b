import type { Element, Root } from "hast";
import rehypeHighlight from "rehype-highlight";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { type RichNode, textOf } from "../../lib/rich-text.ts";
import { withBars } from "./chart-bars.server.ts";
import { type DrawnBlock, drawnNode } from "./charts.server.ts";
import { type Languages, splitByScript } from "./scripts.server.ts";
import { structuredText } from "./structured-text.server.ts";
import { keepUnits } from "./typography.server.ts";
import { splitWhole } from "./whole-words.server.ts";

/** A heading of a compiled text, for its table of contents. */
export type Heading = { id: string; text: string };

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { clobberPrefix: "note-" })
  .use(rehypeSlug)
  .use(rehypeHighlight, { detect: false })
  // A second run, because a run with added languages does not have the default ones.
  .use(() => rehypeHighlight({ languages: { iecst: structuredText } }));

/** hast's properties → React's attributes; all others (styles, handlers) are dropped. */
const ATTRIBUTES: Record<string, string> = {
  id: "id",
  href: "href",
  className: "className",
  start: "start",
  scope: "scope",
  ariaLabel: "aria-label",
  ariaDescribedBy: "aria-describedby",
  dataFootnoteRef: "data-footnote-ref",
  dataFootnoteBackref: "data-footnote-backref",
  src: "src",
  alt: "alt",
  title: "title",
};

/** Elements without text of their own. */
const BLOCKS = new Set("root table thead tbody tr ul ol section blockquote".split(" "));

/** Wraps phrases in other scripts in spans with their language, for screen readers and the choice of font. */
function markScripts(text: string, languages: Languages): RichNode[] {
  return splitByScript(text, languages).map(({ text: part, lang }) =>
    lang ? ["span", { lang }, [part]] : part,
  );
}

/** Elements whose words are kept whole (whole-words.server.ts). */
const RUNNING = new Set(["p", "li", "td", "strong", "em"]);

function keepWhole(nodes: RichNode[]): RichNode[] {
  return nodes.flatMap((node): RichNode[] => {
    if (typeof node !== "string") return [node];
    return splitWhole(node)
      .map((part, index): RichNode => (index % 2 === 1 ? ["span", { className: "whole" }, [part]] : part))
      .filter((part) => part !== "");
  });
}

const DRAWN: DrawnBlock[] = ["chart", "figure", "timeline"];

/** The drawing of a `pre` with the YAML of a chart, figure or timeline. */
function drawnIn({ tagName, children: [code] }: Element): RichNode | undefined {
  if (tagName !== "pre" || code?.type !== "element") return undefined;
  const { className } = code.properties;
  const block = DRAWN.find((word) => Array.isArray(className) && className.includes(`language-${word}`));
  if (!block) return undefined;
  return drawnNode(block, code.children.map((child) => (child.type === "text" ? child.value : "")).join(""));
}

/** A paragraph with nothing but a picture becomes a figure; the picture's title is its caption. */
function asPlates(nodes: RichNode[]): RichNode[] {
  return nodes.map((node) => {
    if (typeof node === "string" || node[0] !== "p" || node[2].length !== 1) return node;
    const [image] = node[2];
    if (!image || typeof image === "string" || image[0] !== "img") return node;
    const { title } = image[1];
    const caption: RichNode[] = title ? [["figcaption", {}, [title]]] : [];
    return ["figure", { "data-block": "plate" }, [image, ...caption]];
  });
}

/** Makes headings links to themselves. */
function linkHeadings(nodes: RichNode[]): RichNode[] {
  return nodes.map((node) => {
    if (typeof node === "string" || !/^h[23]$/.test(node[0]) || !node[1].id) return node;
    return [node[0], node[1], [["a", { href: `#${node[1].id}` }, node[2]]]];
  });
}

function attributesOf({ properties }: Element): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [name, value] of Object.entries(properties)) {
    const attribute = ATTRIBUTES[name];
    if (!attribute || value === null || value === undefined) continue;
    attributes[attribute] = Array.isArray(value) ? value.join(" ") : String(value);
  }
  // Columns of numbers; anything else starts at the left.
  if (properties.align === "right") attributes["data-number"] = "";
  return attributes;
}

function toNodes(
  children: Root["children"] | Element["children"],
  languages: Languages,
  parent = "root",
): RichNode[] {
  return children.flatMap((node): RichNode[] => {
    // Line breaks between blocks; React refuses them in tables.
    if (node.type === "text" && node.value === "\n" && BLOCKS.has(parent)) return [];
    if (node.type === "text") {
      // Spans are the colours of code.
      const isCode = parent === "code" || parent === "span";
      const marked = markScripts(isCode ? node.value : keepUnits(node.value), languages);
      return RUNNING.has(parent) ? keepWhole(marked) : marked;
    }
    if (node.type === "element") {
      const drawn = drawnIn(node);
      if (drawn) return [drawn];
      return [[node.tagName, attributesOf(node), toNodes(node.children, languages, node.tagName)]];
    }
    return [];
  });
}

type Compiled = { nodes: RichNode[]; headings: Heading[] };

/** Compiled texts, kept for the whole process: a build has two copies of this module, and asks four times for a post. */
const store = globalThis as typeof globalThis & { compiledTexts?: Map<string, Compiled> };

/**
 * Compiles Markdown (with tables, footnotes and highlighted code) to data that React renders without inner HTML.
 * @param languages the text's language, and those whose scripts are marked in it.
 * @returns the nodes, and the second-level headings with their ids.
 */
export function compileMarkdown(source: string, languages: Languages): Compiled {
  if (process.env.NODE_ENV !== "production") return compile(source, languages);
  store.compiledTexts ??= new Map();
  const key = JSON.stringify([languages.language, languages.languages, source]);
  const compiled = store.compiledTexts.get(key) ?? compile(source, languages);
  store.compiledTexts.set(key, compiled);
  return compiled;
}

function compile(source: string, languages: Languages): Compiled {
  const nodes = withBars(
    asPlates(linkHeadings(toNodes(processor.runSync(processor.parse(source)).children, languages))),
  );
  const headings = nodes.flatMap((node) => {
    if (typeof node === "string" || node[0] !== "h2" || !node[1].id) return [];
    return [{ id: node[1].id, text: textOf(node[2]) }];
  });
  return { nodes, headings };
}
