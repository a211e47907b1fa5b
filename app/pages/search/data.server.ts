import { getContent } from "../../content/read/content.server";
import { fitHeadline } from "../../content/read/fit-lines.server";
import { metaFor } from "../../content/read/meta.server";
import { browsePages } from "../../content/search/search-pages.server";

/** Everything that the search page shows before anything is searched. */
export function searchPage() {
  const { pages, services } = getContent();
  const { meta, dye, title, headline, lead, browse, tries, withoutScripts } = pages.search;
  return {
    dye,
    meta: metaFor(meta, null),
    // As wide as the measure and no higher than need be: the field below it is what visitors come for.
    headline: fitHeadline(headline ?? title, 24, 130),
    lead,
    browse: browsePages().pages,
    services: {
      title: browse,
      rows: services.map(({ id, title: name, link, color }) => ({
        name,
        path: link,
        dye: color,
        words: tries[id] ?? [],
      })),
    },
    withoutScripts,
  };
}
