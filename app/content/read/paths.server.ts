import { searchFilePath } from "../search/search-index.server.ts";
import { getContent } from "./content.server.ts";
import { knownPaths, NOT_FOUND_PATH, POST_NOT_FOUND_PATH } from "./known-paths.server.ts";

/**
 * Every address that the router prerenders. Of the search's files only the head, as a route with a loader needs one;
 * app/seo/finish-site.server.ts writes the others faster.
 */
export function prerenderPaths(): string[] {
  const search = searchFilePath("head");
  return [...knownPaths(getContent()), NOT_FOUND_PATH, POST_NOT_FOUND_PATH, "/home-sections.json", search];
}
