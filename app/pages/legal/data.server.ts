import { getContent } from "../../content/read/content.server";
import { fitHero } from "../../content/read/fit-lines.server";
import { legalText } from "../../content/read/legal-text.server";
import { compileMarkdown } from "../../content/read/markdown.server";
import { metaFor } from "../../content/read/meta.server";
import { inParts } from "../../content/read/text-parts.server";

/** Everything that the legal page at a path shows; the text follows the switches in force. */
export function legalPage(path: string) {
  const { legal, site } = getContent();
  const page = legal.find((candidate) => candidate.path === path);
  if (!page) return undefined;
  const { title, lead, meta, dye, figures, highlights } = page;
  const { nodes, headings } = compileMarkdown(legalText(page, site), site);
  const marked = headings.filter(({ text }) => highlights.includes(text));
  return {
    dye: dye ?? "neutral",
    meta: metaFor(meta, path),
    headline: fitHero(title),
    lead,
    figures,
    locale: site.locale,
    builtAt: new Date().toISOString(),
    headings,
    nodes: inParts(
      nodes,
      marked.map(({ id }) => id),
    ),
  };
}
