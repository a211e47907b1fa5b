import { dirname, join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { knownPaths } from "./app/content/addresses/known-paths.server.ts";
import { getContent } from "./app/content/content.server.ts";
import { builtLanguage, prefixOf } from "./app/content/language/language.server.ts";
import type { Content } from "./app/content/schema/content.server.ts";
import { searchFilePath } from "./app/content/search/search-index.server.ts";
import { PATHS } from "./app/paths.ts";
import { buildFolder } from "./server/folders.ts";

/** Folder of the built pages. The server serves it by default. */
const client = buildFolder();
const language = builtLanguage();

/**
 * Returns the paths that the router prerenders. Of the search files it includes only `head`, because a route with a
 * loader needs at least one path; app/seo/finish-site.server.ts writes the other search files faster.
 */
const paths = (content: Content) => [
  ...knownPaths(content),
  PATHS.notFound,
  PATHS.postNotFound,
  "/home-sections.json",
  searchFilePath(content, "head"),
];

export default {
  // Build a translation beside the original; its pages are added to the original later.
  buildDirectory: join(dirname(client), language ?? ""),
  basename: prefixOf(language) || "/",
  ssr: false,
  prerender: { paths: () => paths(getContent()), concurrency: 2 },
  routeDiscovery: { mode: "initial" },
  async buildEnd() {
    // Import on demand: every router command reads this file, and most commands process no pictures.
    const { finishBuild } = await import("./app/finish-build.server.ts");
    await finishBuild(client);
  },
} satisfies Config;
