import { dirname, join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { builtLanguage, prefixOf } from "./app/content/read/language.server.ts";
import { prerenderPaths } from "./app/content/read/paths.server.ts";

/** Where the pages are built; what the server serves unless told otherwise is its folder `client`. */
const client = process.env.BUILD_DIR?.trim() || "build/client";
const language = builtLanguage();

export default {
  // A translation is built beside the original, then added to it.
  buildDirectory: join(dirname(client), language ?? ""),
  basename: prefixOf(language) || "/",
  ssr: false,
  prerender: { paths: () => prerenderPaths(), concurrency: 2 },
  routeDiscovery: { mode: "initial" },
  async buildEnd() {
    // Loaded here, because every command of the router reads this file, and most draw no pictures.
    const { finishBuild } = await import("./app/finish-build.server.ts");
    await finishBuild(client);
  },
} satisfies Config;
