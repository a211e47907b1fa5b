import { searchFilePath, searchIndex } from "../search/search-index.server.ts";
import { getContent } from "./content.server.ts";
import { knownPaths, NOT_FOUND_PATH, POST_NOT_FOUND_PATH } from "./known-paths.server.ts";

/** What pages load besides their own data. */
const FILES = ["/home-sections.json"];

/** Every address that the build turns into a file. */
export function prerenderPaths(): string[] {
  const search = [...searchIndex().files.keys()].map(searchFilePath);
  return [...knownPaths(getContent()), NOT_FOUND_PATH, POST_NOT_FOUND_PATH, ...FILES, ...search];
}
