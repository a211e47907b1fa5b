import { type NamedPath, pageName } from "../../addresses/page-names.server.ts";
import type { PictureData } from "../../pictures/pictures.server.ts";
import type { Content } from "../../schema/content.server.ts";
import type { AnyEntry, ContentType } from "../content-type.server.ts";
import type { CONTENT_TYPES } from "../index.server.ts";

/** A group of links, each with its accent. `lang` is the language of an untranslated name. */
export type LinkGroup = {
  title: string;
  links: (NamedPath & { lang?: string; accent?: string })[];
  /** fields: each link has a background in its accent. */
  variant?: "fields";
  /** A project group's background accent, and the first project's picture with its crop. */
  accent?: string;
  picture?: PictureData | undefined;
  coverCrop?: string | undefined;
  /** The number of links in the groups that follow. Only a group without links has it. */
  count?: number;
};

/** Returns the sitemap page's groups: `main` has the main pages and menu groups, `groups` the other entries. */
export function linkGroups(
  content: Content,
  types: typeof CONTENT_TYPES,
): Record<"main" | "groups", LinkGroup[]> {
  const [main, groups] = [true, false].map((isMain) =>
    types.flatMap(([name, type]) =>
      Boolean(type.isMainInSitemap) === isMain ? groupsOf(content, type, content[name]) : [],
    ),
  );
  const pages = { title: content.words.sitemap.main, links: content.mainPages };
  return { main: [pages, ...(main ?? [])].filter(isFilled), groups: (groups ?? []).filter(isFilled) };
}

const isFilled = ({ links, count }: LinkGroup) => links.length > 0 || count;

/** Returns the groups of a content type: its own groups, or one group with the name of the list page. */
function groupsOf(content: Content, type: ContentType, entries: readonly AnyEntry[]): LinkGroup[] {
  if (type.sitemapGroups) return type.sitemapGroups(content);
  if (!type.list) return [];
  const links = entries.map((entry) => {
    const { lang } = entry;
    return { name: type.summaryOf(content, entry).name, path: type.pathOf(entry), ...(lang && { lang }) };
  });
  return [{ title: pageName(content, type.list.path), links }];
}
