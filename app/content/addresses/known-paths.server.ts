import { PATHS } from "../../paths.ts";
import type { Content } from "../schema/content.server.ts";
import { allEntries, CONTENT_TYPES, PAGE_TYPES, type TypeName } from "../types/index.server.ts";
import { isPaged, listAddress, pagesOf } from "./paging.server.ts";

/** Returns all canonical addresses for search engines. */
export function canonicalPaths(content: Content): string[] {
  const paths = [
    ...content.mainPages.map(({ path }) => path),
    ...PAGE_TYPES.filter(([, page]) => !page.isMain).map(([, { path }]) => path),
    ...furtherListPages(content),
    ...allEntries(content).map(({ path }) => path),
  ];
  return [...new Set(paths)];
}

/** Returns all page addresses: canonical ones, the search page, and second addresses such as a project's id. */
export function knownPaths(content: Content): Set<string> {
  return new Set([
    ...PAGE_TYPES.map(([, { path }]) => path),
    ...canonicalPaths(content),
    PATHS.search,
    ...allEntries(content).flatMap(({ type, entry }) => type.otherPaths?.(entry) ?? []),
  ]);
}

/** Addresses that the agency's pages may not use. */
export const RESERVED = new Set([
  ...Object.values<string>(PATHS),
  // Home's Markdown twin is /index.md.
  "/index",
  "/pictures",
  "/films",
  "/assets",
  "/rest",
]);

/** Returns the addresses of a list's categories and, if the list is paged, of its further pages. */
function furtherAddresses(path: string, categories: readonly string[]): string[] {
  const positions = [undefined, ...new Set(categories)].flatMap((category) => {
    const listed = categories.filter((each) => category === undefined || each === category);
    const pages = isPaged(categories.length) ? pagesOf(listed.length) : 1;
    return Array.from({ length: pages }, (_, at) => ({ category, page: at + 1 }));
  });
  return positions.map((position) => listAddress(path, position)).filter((address) => address !== path);
}

/** Returns the addresses of all categories and further pages of the lists. */
export function furtherListPages(content: Pick<Content, TypeName>): string[] {
  return CONTENT_TYPES.flatMap(([name, { list }]) =>
    list?.categoryOf
      ? furtherAddresses(
          list.path,
          content[name].map((entry) => list.categoryOf?.(entry) ?? ""),
        )
      : [],
  );
}
