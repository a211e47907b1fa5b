/** The modules that server/ uses: the single source of paths, headers, redirects and caching. */
export { REVALIDATED } from "./caching.ts";
export { countedPaths } from "./counted-paths.ts";
export { parseTarget, resolvePath } from "./resolve-path.ts";
export { PLAIN_HEADERS } from "./security-headers.ts";
export { readSiteFiles, type SiteFile, type SiteFiles } from "./site-files.ts";
