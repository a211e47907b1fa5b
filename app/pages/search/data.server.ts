import { metaFor } from "../../content/addresses/meta.server";
import { fitLow } from "../../content/headlines/fit-lines.server";
import type { Content } from "../../content/schema/content.server";
import { PAGES } from "../../content/types/index.server";

/** Returns the search page's data before a search. */
export function searchPage(content: Content) {
  const { pages, services, site, translation } = content;
  const { meta, accent, title, headline, lead, browse, tries, withoutScripts } = pages.search;
  return {
    accent,
    meta: {
      ...metaFor(content, meta, null),
      ...(translation && !translation.covers(PAGES.search.file) && { original: site.allLanguages[0].tag }),
    },
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
