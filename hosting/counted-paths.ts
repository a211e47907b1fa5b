import { isNotFoundPage } from "./resolve-path.ts";
import type { SiteFiles } from "./site-files.ts";

/**
 * Returns the paths whose views are counted: all built pages, or none if the agency does not count.
 * @param countsVisits see SiteSettings
 */
export function countedPaths(files: SiteFiles, countsVisits: boolean): string[] {
  if (!countsVisits) return [];
  return [...files].flatMap(([address, { page }]) => (page && !isNotFoundPage(address) ? [address] : []));
}

/** Returns the counted paths as SQL, for hosted Supabase. */
export function countedPathsSql(paths: readonly string[]): string {
  const rows = paths.map((path) => `  ('${path.replaceAll("'", "''")}')`);
  return `-- The pages that are counted (docs/messages.md); run it again after each build.
delete from private.counted_paths;
insert into private.counted_paths (path) values
${rows.join(",\n")};
`;
}
