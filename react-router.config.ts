import { dirname, join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { getContent } from "./app/content/read/content.server.ts";
import { knownPaths, NOT_FOUND_PATH, POST_NOT_FOUND_PATH } from "./app/content/read/known-paths.server.ts";
import { builtLanguage, prefixOf } from "./app/content/read/language.server.ts";
import { searchFilePath } from "./app/content/search/search-index.server.ts";

/** Folder of the built pages. The server serves it by default. */
const client = process.env.BUILD_DIR?.trim() || "build/client";
const language = builtLanguage();

/**
 * Returns the addresses that the router prerenders. Of the search files it includes only `head`, because a route with a
 * loader needs an address; app/seo/finish-site.server.ts writes the other search files faster.
 */
const paths = () => [
  ...knownPaths(getContent()),
  NOT_FOUND_PATH,
  POST_NOT_FOUND_PATH,
  "/home-sections.json",
  searchFilePath("head"),
];

export default {
  // Build a translation beside the original; its pages are added to the original later.
  buildDirectory: join(dirname(client), language ?? ""),
  basename: prefixOf(language) || "/",
  ssr: false,
  prerender: { paths, concurrency: 2 },
  routeDiscovery: { mode: "initial" },
  async buildEnd() {
    // Import on demand: every router command reads this file, and most commands process no pictures.
    const { finishBuild } = await import("./app/finish-build.server.ts");
    await finishBuild(client);
  },
} satisfies Config;
