import { resolve } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, loadEnv } from "vite";
import { builtLanguage, prefixOf } from "./app/content/language/language.server.ts";
import { agencyFiles } from "./scripts/agency-files.ts";
import { CHUNKS } from "./scripts/chunks.ts";
import { developmentBackend } from "./scripts/development-backend.ts";
import { OLDEST_BROWSERS } from "./scripts/oldest-browsers.ts";
import { agencyFolder } from "./server/folders.ts";
import { readSiteSettings } from "./server/site-settings.ts";
import { PUBLIC_KEY } from "./supabase/public-key.ts";

/** Language of a translation's build. Its pages are added to the original's build, which has the shared files. */
const language = builtLanguage();

export default defineConfig(({ command, isPreview, mode }) => {
  const env = loadEnv(mode, process.cwd(), "VITE_");
  // The backend that stores messages: this site's own server, unless the environment or `.env` sets another URL.
  const backend = { url: env.VITE_SUPABASE_URL || "/", key: env.VITE_SUPABASE_ANON_KEY || PUBLIC_KEY };
  return {
    define: {
      "import.meta.env.HAS_LANGUAGES": String(
        readSiteSettings(resolve(agencyFolder())).translations.length > 0,
      ),
      "import.meta.env.PREFIX": JSON.stringify(prefixOf(language)),
      "import.meta.env.VITE_SUPABASE_URL": JSON.stringify(backend.url),
      "import.meta.env.VITE_SUPABASE_ANON_KEY": JSON.stringify(backend.key),
    },
    publicDir: language !== undefined && command === "build" ? false : "public",
    plugins: [agencyFiles(), backend.url === "/" && developmentBackend(), reactRouter()],
    // Use short class names, because scripts, stylesheets and pages all contain them.
    css: { modules: mode === "production" ? { generateScopedName: "[hash:base64:5]" } : {} },
    server: {
      port: Number(process.env.PORT ?? 5173),
      host: process.env.HOST ?? "localhost",
      // A preview server prerenders the pages; don't let it watch every file of the folder.
      ...(isPreview && { watch: null }),
    },
    build: {
      assetsInlineLimit: 0,
      // Preload only the stylesheets of lazy chunks; the scripts that they share are mostly loaded already.
      modulePreload: { resolveDependencies: (_file, all) => all.filter((name) => name.endsWith(".css")) },
      target: "es2023",
      // List the bundled libraries with their licences.
      license: { fileName: "licenses.md" },
      cssTarget: Object.entries(OLDEST_BROWSERS).map(([name, version]) => `${name}${version}`),
      rolldownOptions: {
        // Include only the ornaments that a page shows.
        treeshake: { moduleSideEffects: [{ test: /\/ornaments\/.*\.tsx?$/, sideEffects: false }] },
        output: {
          // Nearly all of React and the router runs at startup. Compile it during download rather than function by
          // function on first call, which took 15 ms of the main thread (60 ms on a slow phone).
          postBanner: ({ name }) => (name === "react" ? "//# allFunctionsCalledOnLoad" : ""),
          // Bundle code shared by pages in few files. Modules imported only by `app/root.tsx` stay in separate files,
          // because every lazy chunk loads the stylesheets of all files it imports from.
          codeSplitting: {
            groups: CHUNKS.map(({ paths, ...chunk }) => ({ ...chunk, test: new RegExp(paths.join("|")) })),
          },
        },
      },
    },
  };
});
