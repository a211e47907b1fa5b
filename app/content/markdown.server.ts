import type { Element, Root } from "hast";
import rehypeHighlight from "rehype-highlight";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import type { RichNode } from "../lib/rich-text.ts";

/** A heading of a compiled text, for its table of contents. */
export type Heading = { id: string; text: string };

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { clobberPrefix: "note-" })
  .use(rehypeSlug)
  .use(rehypeHighlight, { detect: false });

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

function attributesOf({ properties }: Element): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [name, value] of Object.entries(properties)) {
    const attribute = ATTRIBUTES[name];
    if (!attribute || value === null || value === undefined) continue;
    attributes[attribute] = Array.isArray(value) ? value.join(" ") : String(value);
  }
  return attributes;
}

function toNodes(children: Root["children"] | Element["children"]): RichNode[] {
  return children.flatMap((node): RichNode[] => {
    if (node.type === "text") return [node.value];
    if (node.type === "element") return [[node.tagName, attributesOf(node), toNodes(node.children)]];
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
  const nodes = toNodes(processor.runSync(processor.parse(source)).children);
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
