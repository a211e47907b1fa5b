import { metaFor } from "../../content/addresses/meta.server";
import { callData } from "../../content/headlines/call.server";
import { fitHero } from "../../content/headlines/fit-lines.server";
import { compiledText } from "../../content/markdown/compiled-text.server";
import { inParts } from "../../content/markdown/text-parts.server";
import { withPictures } from "../../content/markdown/text-pictures.server";
import type { Content } from "../../content/schema/content.server";
import { legalText } from "../../content/types/legal/legal-text.server";

/** Returns the data of the text page at a path; undefined if there is none. */
export function textPage(content: Content, path: string) {
  const { legal, texts, site } = content;
  const legalPage = legal.find((page) => page.path === path);
  const agencyPage = texts.find((page) => page.path === path);
  const page = legalPage ?? agencyPage;
  if (!page) return undefined;
  const { meta, title, lead } = page;
  const callToAction = agencyPage?.callToAction;
  // A legal text depends on the site's settings.
  const { nodes, headings } = compiledText(content, page, (body) =>
    legalPage ? legalText({ body }, site) : body,
  );
  const marked = headings.filter(({ text }) => legalPage?.highlights.includes(text));
  return {
    accent: page.accent ?? "neutral",
    meta: metaFor(content, meta, path),
    headline: fitHero(agencyPage?.headline ?? (legalPage ? [title] : title), 16),
    lead,
    figures: legalPage?.figures ?? [],
    nodes: inParts(
      withPictures(content, nodes),
      marked.map(({ id }) => id),
    ),
    headings,
    updated: legalPage && { builtAt: new Date().toISOString(), locale: site.locale, digits: site.digits },
    callToAction: callToAction && callData(content, callToAction),
  };
}
