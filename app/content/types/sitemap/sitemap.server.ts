import { z } from "zod";
import { PATHS } from "../../../paths.ts";
import { blocks, link, list, section, withNote } from "../../markdown/write-markdown.server.ts";
import { note, pageTop } from "../../schema/fields.server.ts";
import type { CONTENT_TYPES } from "../index.server.ts";
import type { PageType } from "../page-type.server.ts";
import { linkGroups } from "./link-groups.server.ts";

const sitemapSchema = z.strictObject({ ...pageTop, note });

/** Returns the page with links to the main pages and to the entries of all content types. */
export const sitemapPageOf = (types: typeof CONTENT_TYPES): PageType<typeof sitemapSchema> => ({
  file: "pages/sitemap.yaml",
  schema: sitemapSchema,
  path: PATHS.sitemap,
  isMain: false,
  markdown(content) {
    const { title, lead, note } = content.pages.sitemap;
    const { main, groups } = linkGroups(content, types);
    return blocks(
      `# ${title}`,
      withNote(content, lead, note),
      [...main, ...groups].map((group) =>
        section(group, list(group.links.map(({ name, path }) => link(content, name, path)))),
      ),
    );
  },
});
