import { metaFor } from "../../content/addresses/meta.server";
import { getContent } from "../../content/content.server";
import { fitLow } from "../../content/headlines/fit-lines.server";

/** Returns the search page's data before a search. */
export function searchPage() {
  const { pages, services } = getContent();
  const { meta, accent, title, headline, lead, browse, tries, withoutScripts } = pages.search;
  return {
    accent,
    meta: metaFor(meta, null),
    // A low headline leaves space for the search field below it.
    headline: fitLow(headline?.join(" ") ?? title, 16),
    lead,
    services: {
      title: browse,
      rows: services.map(({ id, title: name, link, color }) => ({
        name,
        path: link,
        accent: color,
        words: tries[id] ?? [],
      })),
    },
    withoutScripts,
  };
}
