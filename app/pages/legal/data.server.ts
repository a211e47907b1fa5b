import { getContent } from "../../content/read/content.server";
import { fitHero } from "../../content/read/fit-lines.server";
import { withHighlight } from "../../content/read/highlight.server";
import { compileMarkdown, fillLegalText } from "../../content/read/markdown.server";
import { metaFor } from "../../content/read/meta.server";
import { retentionMonths } from "../../content/read/retention.server";

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
    nodes: withHighlight(nodes, headings.find(({ text }) => text === highlight)?.id),
  };
}
