import { getContent } from "../../content/read/content.server";
import { fitHero } from "../../content/read/fit-lines.server";
import { compileMarkdown, fillLegalText, type Heading } from "../../content/read/markdown.server";
import { metaFor } from "../../content/read/meta.server";
import { retentionMonths } from "../../content/read/retention.server";
import type { RichNode } from "../../lib/rich-text";

/** Everything that the legal page at a path shows; the text follows the switches in force. */
export function legalPage(path: string) {
  const { legal, site } = getContent();
  const page = legal.find((candidate) => candidate.path === path);
  if (!page) return undefined;
  const { body, title, lead, meta, dye, figures, highlight } = page;
  const contact = { email: site.contact.email, phone: site.contact.phones[0] ?? "" };
  const filled = fillLegalText(body, site.switches, contact, retentionMonths());
  const { nodes, headings } = compileMarkdown(filled, site);
  return {
    dye: dye ?? "neutral",
    meta: metaFor(meta, path),
    headline: fitHero(title),
    lead,
    figures,
    locale: site.locale,
    builtAt: new Date().toISOString(),
    headings,
    nodes: highlight === undefined ? nodes : withHighlight(nodes, idOf(highlight, headings)),
  };
}

/** The id of the heading with these words. @throws when the text has none: no part would be highlighted. */
function idOf(words: string, headings: Heading[]): string {
  const heading = headings.find(({ text }) => text === words);
  if (!heading) throw new Error(`highlight: the legal text has no heading "${words}"`);
  return heading.id;
}

/** Puts one part of a text, its heading and what follows up to the next, into an element of its own. */
function withHighlight(nodes: RichNode[], id: string): RichNode[] {
  const isHeading = (node: RichNode) => typeof node !== "string" && node[0] === "h2";
  const from = nodes.findIndex((node) => isHeading(node) && node[1].id === id);
  const next = nodes.findIndex((node, index) => index > from && isHeading(node));
  const to = next < 0 ? nodes.length : next;
  return [
    ...nodes.slice(0, from),
    ["section", { "data-highlight": "" }, nodes.slice(from, to)],
    ...nodes.slice(to),
  ];
}
