import { dirname } from "node:path";
import type { Config } from "@react-router/dev/config";
import { prerenderPaths } from "./app/content/read/paths.server.ts";

/** Where the pages are built; what the server serves unless told otherwise is its folder `client`. */
const client = process.env.BUILD_DIR?.trim() || "build/client";

export default {
  buildDirectory: dirname(client),
  ssr: false,
  prerender: { paths: () => prerenderPaths(), concurrency: 2 },
  routeDiscovery: { mode: "initial" },
  async buildEnd() {
    // Loaded here, because every command of the router reads this file, and most draw no pictures.
    const { finishSite } = await import("./app/seo/finish-site.server.ts");
    const { deferScripts, starterScript } = await import("./app/layout/starter/defer-scripts.server.ts");
    const { localFonts } = await import("./app/layout/local-font.server.ts");
    const deferred = deferScripts(client, await starterScript());
    const withLocalFont = localFonts(client);
    const { cards, drawn, ms } = await finishSite(client, (html) => withLocalFont(deferred(html)));
    console.log(`Cards: ${cards}, of which ${drawn} drawn in ${(ms / 1000).toFixed(1)} s`);
  },
} satisfies Config;
