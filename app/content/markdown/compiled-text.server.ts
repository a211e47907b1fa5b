import { isElement, type RichNode } from "../../lib/rich-text.ts";
import type { Content } from "../schema/content.server.ts";
import { type Compiled, compileMarkdown } from "./markdown.server.ts";

/**
 * Compiles the Markdown of a page. A translation's headings get the ids of the original's headings, so that an address
 * with a `#` works in every language.
 * @param filled changes the Markdown before compilation; used for legal texts
 */
export function compiledText(
  content: Content,
  { body, originalBody, lang }: { body: string; originalBody?: string; lang?: string | undefined },
  filled = (markdown: string) => markdown,
): Compiled {
  const { site } = content;
  const original = { ...site, language: site.allLanguages[0].tag };
  if (lang) return compileMarkdown(content, filled(body), original);
  const text = compileMarkdown(content, filled(body), site);
  if (originalBody === undefined) return text;
  const ids = idsOf(compileMarkdown(content, filled(originalBody), original).nodes);
  const translated = idsOf(text.nodes);
  if (translated.length !== ids.length) return text;
  const idFor = new Map(translated.map((id, at) => [id, ids[at] ?? id]));
  return {
    nodes: text.nodes.map((node) => withIds(node, idFor)),
    headings: text.headings.map(({ id, text: words }) => ({ id: idFor.get(id) ?? id, text: words })),
  };
}

function idsOf(nodes: readonly RichNode[]): string[] {
  return nodes.flatMap((node) => {
    if (!isElement(node)) return [];
    const [tag, { id }, children] = node;
    return /^h[2-6]$/.test(tag) && id ? [id] : idsOf(children);
  });
}

/** Returns a node with replaced ids, in its headings and in links to them. */
function withIds(node: RichNode, idFor: ReadonlyMap<string, string>): RichNode {
  if (!isElement(node)) return node;
  const [tag, { id, href, ...rest }, children] = node;
  const target = href?.startsWith("#") ? idFor.get(decodeURIComponent(href.slice(1))) : undefined;
  return [
    tag,
    { ...(id && { id: idFor.get(id) ?? id }), ...(href && { href: target ? `#${target}` : href }), ...rest },
    children.map((child) => withIds(child, idFor)),
  ];
}
