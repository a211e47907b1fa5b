import { getContent } from "../../content/read/content.server";
import { fitTitle } from "../../content/read/fit-lines.server";
import { metaFor } from "../../content/read/meta.server";
import { browsePages } from "../../content/search/search-pages.server";

/** Everything that the search page shows before anything is searched. */
export function searchPage() {
  const { meta, dye, title, headline, lead, browse, withoutScripts } = getContent().pages.search;
  return {
    dye,
    meta: metaFor(meta, null),
    headline: fitTitle(headline?.join(" ") ?? title, 12),
    lead,
    browse: { title: browse, ...browsePages() },
    withoutScripts,
  };
}
