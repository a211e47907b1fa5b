import type { Element, Root } from "hast";
import rehypeHighlight from "rehype-highlight";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import type { RichNode } from "../lib/rich-text.ts";
import { structuredText } from "./structured-text.server.ts";

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
};

/** Elements that hold other blocks, or cells, and no text of their own. */
const BLOCKS = new Set("root table thead tbody tr ul ol section blockquote".split(" "));

/** A word or phrase in Bengali script. The taka sign before a figure is no word: it is read as part of it. */
const BENGALI = /([\u0980-\u09F1\u200C\u200D]+(?:[ ,]+[\u0980-\u09F1\u200C\u200D]+)*)/;

/** Text with its Bengali phrases marked as such, for screen readers and the choice of font. */
function markBengali(text: string): RichNode[] {
  return text
    .split(BENGALI)
    .filter((part) => part !== "")
    .map((part) => (BENGALI.test(part) ? ["span", { lang: "bn" }, [part]] : part));
}

/** Wraps the words of the text's own headings in a link to themselves. */
function linkHeadings(nodes: RichNode[]): RichNode[] {
  return nodes.map((node) => {
    if (typeof node === "string" || !/^h[23]$/.test(node[0]) || !node[1].id) return node;
    return [node[0], node[1], [["a", { href: `#${node[1].id}`, className: "heading-link" }, node[2]]]];
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
  if (properties.align === "right") attributes.className = "number";
  return attributes;
}

function toNodes(children: Root["children"] | Element["children"], parent = "root"): RichNode[] {
  return children.flatMap((node): RichNode[] => {
    // Line breaks of the source between blocks; a table may not hold any text.
    if (node.type === "text" && node.value === "\n" && BLOCKS.has(parent)) return [];
    if (node.type === "text") return markBengali(node.value);
    if (node.type === "element")
      return [[node.tagName, attributesOf(node), toNodes(node.children, node.tagName)]];
    return [];
  });
}

function textOf(nodes: RichNode[]): string {
  return nodes.map((node) => (typeof node === "string" ? node : textOf(node[2]))).join("");
}

/**
 * Compiles Markdown (with tables, footnotes and highlighted code) to data that React renders without
 * setting any HTML.
 * @returns the nodes, and the second-level headings with their ids.
 */
export function compileMarkdown(source: string): { nodes: RichNode[]; headings: Heading[] } {
  const nodes = linkHeadings(toNodes(processor.runSync(processor.parse(source)).children));
  const headings = nodes.flatMap((node) => {
    if (typeof node === "string" || node[0] !== "h2" || !node[1].id) return [];
    return [{ id: node[1].id, text: textOf(node[2]) }];
  });
  return { nodes, headings };
}

/**
 * Resolves the legal texts' directives and tokens: a block between `:::when switch=value` and `:::` stays
 * only if the switch has that value (or one of them, `a|b`); `[email]` and `[phone]` become links.
 */
export function fillLegalText(
  source: string,
  switches: Record<string, unknown>,
  contact: { email: string; phone: string },
): string {
  return source
    .replace(
      /^:::when (\w+)=(\S+)\n([\s\S]*?)^:::$/gm,
      (_match, name: string, values: string, block: string) => {
        if (!(name in switches)) throw new Error(`The legal text names an unknown switch '${name}'`);
        return values.split("|").includes(String(switches[name])) ? block : "";
      },
    )
    .replaceAll("[email]", `[${contact.email}](mailto:${contact.email})`)
    .replaceAll("[phone]", `[${contact.phone}](tel:${contact.phone.replaceAll(" ", "")})`);
}
