import { z } from "zod";
import { PATHS } from "../../../paths.ts";
import { blocks, link, list, section, withNote } from "../../markdown/write-markdown.server.ts";
import { note, pageTop } from "../../schema/fields.server.ts";
import type { PageType } from "../page-type.server.ts";
import { linkGroups } from "./link-groups.server.ts";

const sitemapSchema = z.strictObject({ ...pageTop, note });

/** The page with links to all other pages. */
export const sitemapPage: PageType<typeof sitemapSchema> = {
  file: "pages/sitemap.yaml",
  schema: sitemapSchema,
  path: PATHS.sitemap,
  isMain: false,
  markdown(content) {
    const { title, lead, note } = content.pages.sitemap;
    const { main, groups } = linkGroups(content);
    return blocks(
      `# ${title}`,
      withNote(content, lead, note),
      [...main, ...groups].map((group) =>
        section(group, list(group.links.map(({ name, path }) => link(content, name, path)))),
      ),
    );
  },
};
