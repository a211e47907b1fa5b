import { PAGE_AT, PATHS } from "../../paths.ts";
import type { Content } from "../schema/content.server.ts";
import { allEntries, CONTENT_TYPES, type TypeName } from "../types/index.server.ts";
import { MAIN, mainPages } from "./page-names.server.ts";
import { isPaged, listAddress, pagesOf } from "./paging.server.ts";

type Listed = Pick<Content, "site" | "words" | TypeName>;

/** Every canonical address that search engines list. */
export function canonicalPaths(content: Listed): string[] {
  const paths = [
    ...mainPages(content).map(({ path }) => path),
    ...Object.keys(PAGE_AT).filter((path) => !MAIN.some((main) => main === path)),
    ...furtherListPages(content),
    ...allEntries(content).map(({ path }) => path),
  ];
  return [...new Set(paths)];
}

/** Every address of a page: canonical addresses, the search, and the projects' second addresses by their ids. */
export function knownPaths(content: Listed): Set<string> {
  return new Set([
    ...MAIN,
    ...canonicalPaths(content),
    PATHS.search,
    ...allEntries(content).flatMap(({ type, entry }) => type.otherPaths?.(entry) ?? []),
  ]);
}

/** Addresses that texts may not take. */
export const RESERVED = new Set([
  ...Object.keys(PAGE_AT),
  PATHS.search,
  PATHS.notFound,
  // The twin of home is /index.md.
  "/index",
  "/pictures",
  "/films",
  "/assets",
  "/rest",
]);

/** Every address that a list has besides its first one: its categories and, from sixty entries on, its pages. */
function furtherAddresses(path: string, categories: readonly string[]): string[] {
  const places = [undefined, ...new Set(categories)].flatMap((category) => {
    const listed = categories.filter((each) => category === undefined || each === category);
    const pages = isPaged(categories.length) ? pagesOf(listed.length) : 1;
    return Array.from({ length: pages }, (_, at) => ({ category, page: at + 1 }));
  });
  return places.map((place) => listAddress(path, place)).filter((address) => address !== path);
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
