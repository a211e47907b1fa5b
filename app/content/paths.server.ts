import { getContent } from "./content.server.ts";
import { knownPaths, NOT_FOUND_PATH, POST_NOT_FOUND_PATH } from "./known-paths.server.ts";

/** Every address that the build turns into a file. */
export function prerenderPaths(): string[] {
  return [...knownPaths(getContent()), NOT_FOUND_PATH, POST_NOT_FOUND_PATH, "/sitemap.xml", "/robots.txt"];
}
