import { getContent } from "./content.server.ts";
import { knownPaths, NOT_FOUND_PATH, POST_NOT_FOUND_PATH } from "./known-paths.server.ts";

/** Every address that the build turns into a file. */
export function prerenderPaths(): string[] {
  const pages = [...knownPaths(getContent()), NOT_FOUND_PATH, POST_NOT_FOUND_PATH];
  return [...pages, "/home-sections.json", "/sitemap.xml", "/robots.txt", "/.well-known/security.txt"];
}
