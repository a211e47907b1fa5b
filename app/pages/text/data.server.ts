import { getContent } from "../../content/read/content.server";
import { fitHero, fitTitle } from "../../content/read/fit-lines.server";
import { compileMarkdown } from "../../content/read/markdown.server";
import { metaFor } from "../../content/read/meta.server";
import { inParts } from "../../content/read/text-parts.server";
import { withPictures } from "../../content/read/text-pictures.server";

/** Everything that the agency's own page at a path shows; undefined when there is none. */
export function textPage(path: string) {
  const { texts, site } = getContent();
  const page = texts.find((candidate) => candidate.path === path);
  if (!page) return undefined;
  const { meta, dye, title, headline, lead, body, callToAction } = page;
  const { nodes, headings } = compileMarkdown(body, site);
  return {
    dye,
    meta: metaFor(meta, path),
    headline: fitHero(headline ?? title),
    lead,
    nodes: inParts(withPictures(nodes)),
    headings,
    callToAction: callToAction && {
      headline: fitTitle(callToAction.title, 15),
      text: callToAction.text,
    },
  };
}
