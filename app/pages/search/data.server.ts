import { getContent } from "../../content/read/content.server";
import { fitLow } from "../../content/read/fit-lines.server";
import { metaFor } from "../../content/read/meta.server";

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
