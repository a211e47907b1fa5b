import { dirname, join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { getContent } from "./app/content/read/content.server.ts";
import { knownPaths, NOT_FOUND_PATH, POST_NOT_FOUND_PATH } from "./app/content/read/known-paths.server.ts";
import { builtLanguage, prefixOf } from "./app/content/read/language.server.ts";
import { searchFilePath } from "./app/content/search/search-index.server.ts";
import { buildFolder } from "./server/folders.ts";

/** Where the pages are built; what the server serves unless told otherwise is its folder `client`. */
const client = buildFolder();
const language = builtLanguage();

/**
 * Every address that the router prerenders. Of the search's files only the head, because a route with a loader needs an
 * address; app/seo/finish-site.server.ts writes the others faster.
 */
const paths = () => [
  ...knownPaths(getContent()),
  NOT_FOUND_PATH,
  POST_NOT_FOUND_PATH,
  "/home-sections.json",
  searchFilePath("head"),
];

export default {
  // A translation is built beside the original, then added to it.
  buildDirectory: join(dirname(client), language ?? ""),
  basename: prefixOf(language) || "/",
  ssr: false,
  prerender: { paths, concurrency: 2 },
  routeDiscovery: { mode: "initial" },
  async buildEnd() {
    // Loaded here, because every command of the router reads this file, and most draw no pictures.
    const { finishBuild } = await import("./app/finish-build.server.ts");
    await finishBuild(client);
  },
} satisfies Config;
