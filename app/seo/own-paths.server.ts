import { getContent } from "../content/read/content.server.ts";
import { canonicalPaths } from "../content/read/known-paths.server.ts";
import { listOf } from "../content/read/paging.server.ts";

/** The addresses that search engines list of this language: those of the pages whose texts are in it. */
export function ownPaths(): string[] {
  const content = getContent();
  return canonicalPaths(content).filter((path) => !content.untranslated.has(listOf(path) ?? path));
}
