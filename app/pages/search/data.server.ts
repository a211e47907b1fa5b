import { getContent } from "../../content/read/content.server";
import { fitTitle } from "../../content/read/fit-lines.server";
import { metaFor } from "../../content/read/meta.server";

/** Everything that the search page shows before anything is searched. */
export function searchPage() {
  const { pages, services } = getContent();
  const { meta, dye, title, headline, lead, browse, tries, withoutScripts } = pages.search;
  return {
    dye,
    meta: metaFor(meta, null),
    // Wide letters rather than high ones: the field below them is what visitors come for.
    headline: fitTitle(headline?.join(" ") ?? title, 19),
    lead,
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
