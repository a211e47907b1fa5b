import { searchFilePath } from "../search/search-index.server.ts";
import { getContent } from "./content.server.ts";
import { knownPaths, NOT_FOUND_PATH, POST_NOT_FOUND_PATH } from "./known-paths.server.ts";

/**
 * Every address that the router turns into a file. Of the search index it makes the head alone; the other files,
 * one for each page and more, are written without it (app/seo/finish-site.server.ts), which spares two requests each.
 */
export function prerenderPaths(): string[] {
  const search = searchFilePath("head");
  return [...knownPaths(getContent()), NOT_FOUND_PATH, POST_NOT_FOUND_PATH, search];
}
