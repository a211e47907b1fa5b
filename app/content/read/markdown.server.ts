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
  // Each run knows its own languages and leaves blocks in others as they are.
  .use(() => rehypeHighlight({ languages: { iecst: structuredText } }));

/** hast's property names → attributes that React takes; everything else (styles, handlers) is left out. */
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

/** Elements that hold other blocks, or cells, and no text of their own. */
const BLOCKS = new Set("root table thead tbody tr ul ol section blockquote".split(" "));

/** Text with its phrases in other scripts marked as such, for screen readers and the choice of font. */
function markScripts(text: string, languages: Languages): RichNode[] {
  return splitByScript(text, languages).map(({ text: part, lang }) =>
    lang ? ["span", { lang }, [part]] : part,
  );
}

/** Elements of running text; code and headings break as they are. */
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

/** What an element draws, where it is the YAML of a chart, a large figure or a timeline. */
function drawnIn({ tagName, children: [code] }: Element): RichNode | undefined {
  if (tagName !== "pre" || code?.type !== "element") return undefined;
  const { className } = code.properties;
  const block = DRAWN.find((word) => Array.isArray(className) && className.includes(`language-${word}`));
  if (!block) return undefined;
  return drawnNode(block, code.children.map((child) => (child.type === "text" ? child.value : "")).join(""));
}

/** A paragraph that is nothing but a picture stands as a plate, with the picture's title as its caption. */
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

/** Wraps the words of the text's own headings in a link to themselves. */
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
    // Line breaks of the source between blocks; a table may not hold any text.
    if (node.type === "text" && node.value === "\n" && BLOCKS.has(parent)) return [];
    if (node.type === "text") {
      // In code, and in the spans that colour it, a space is a space.
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

/**
 * What was compiled, kept for the whole process: in a build a post is asked for by its page, the search and two feeds,
 * from two copies of this module.
 */
const store = globalThis as typeof globalThis & { compiledTexts?: Map<string, Compiled> };

/**
 * Compiles Markdown (with tables, footnotes and highlighted code) to data that React renders without
 * setting any HTML.
 * @param languages the text's own language, and those whose scripts are marked in it.
 * @returns the nodes, and the second-level headings with their ids.
 */
export function compileMarkdown(source: string, languages: Languages): Compiled {
  // In development texts change, and none is asked for so often.
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

/**
 * Resolves the legal texts' directives and tokens: a block between `:::when switch=value` and `:::` stays
 * only if the switch has that value (or one of them, `a|b`); `[email]` and `[phone]` become links,
 * `{retentionMonths}` the number of months after which messages are deleted.
 */
export function fillLegalText(
  source: string,
  switches: Record<string, unknown>,
  contact: { email: string; phone: string },
  retentionMonths: number,
): string {
  return source
    .replace(
      /^:::when (\w+)=(\S+)\n([\s\S]*?)^:::$/gm,
      (_match, name: string, values: string, block: string) => {
        if (!(name in switches)) throw new Error(`The legal text names an unknown switch '${name}'`);
        return values.split("|").includes(String(switches[name])) ? block : "";
      },
    )
    .replaceAll("{retentionMonths}", String(retentionMonths))
    .replaceAll("[email]", `[${contact.email}](mailto:${contact.email})`)
    .replaceAll("[phone]", `[${contact.phone}](tel:${contact.phone.replaceAll(" ", "")})`);
}
