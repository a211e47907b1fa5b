import { metaFor } from "../../content/addresses/meta.server";
import { fitHero } from "../../content/headlines/fit-lines.server";
import type { Content } from "../../content/schema/content.server";
import { CONTENT_TYPES } from "../../content/types/index.server";
import { linkGroups } from "../../content/types/sitemap/link-groups.server";
import { PATHS } from "../../paths.ts";

/** Returns the sitemap page's data. */
export function sitemapPage(content: Content) {
  const { meta, accent, title, headline, lead, note } = content.pages.sitemap;
  return {
    accent,
    meta: metaFor(content, meta, PATHS.sitemap),
    headline: fitHero(headline ?? [title], 22),
    lead,
    note,
    ...linkGroups(content, CONTENT_TYPES),
  };
}
