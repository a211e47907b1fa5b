import { searchFilePath, searchIndex } from "../search/search-index.server.ts";
import { getContent } from "./content.server.ts";
import { knownPaths, NOT_FOUND_PATH, POST_NOT_FOUND_PATH } from "./known-paths.server.ts";

/** Files besides the pages that the build writes from the content. */
const FILES = [
  "/home-sections.json",
  "/sitemap.xml",
  "/robots.txt",
  "/icon.svg",
  "/.well-known/security.txt",
];

/** Every address that the build turns into a file. */
export function prerenderPaths(): string[] {
  const search = [...searchIndex().files.keys()].map(searchFilePath);
  return [...knownPaths(getContent()), NOT_FOUND_PATH, POST_NOT_FOUND_PATH, ...FILES, ...search];
}
