import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { builtLanguage, prefixOf } from "./app/content/read/language.server.ts";
import { agencyFiles } from "./scripts/agency-files.ts";
import { otherLanguages } from "./scripts/build.ts";
import { fitDigits } from "./scripts/fit-digits.ts";
import { messages } from "./scripts/messages-plugin.ts";
import { OLDEST_BROWSERS } from "./scripts/oldest-browsers.ts";
import { interfaceWords } from "./scripts/words.ts";

/** A translation's pages are added to the original's, which bring what all languages share. */
const language = builtLanguage();

export default defineConfig(({ command, isPreview, mode }) => ({
  define: {
    "import.meta.env.HAS_LANGUAGES": String(otherLanguages().length > 0),
    "import.meta.env.PREFIX": JSON.stringify(prefixOf(language)),
  },
  publicDir: language !== undefined && command === "build" ? false : "public",
  plugins: [agencyFiles(), interfaceWords(), fitDigits(), messages(), reactRouter()],
  // Short names in what is built: scripts, sheets and pages carry each of them.
  css: { modules: mode === "production" ? { generateScopedName: "[hash:base64:5]" } : {} },
  server: {
    port: Number(process.env.PORT ?? 5173),
    host: process.env.HOST ?? "localhost",
    // Pages are prerendered by a preview server, which would watch every file of the folder meanwhile.
    ...(isPreview && { watch: null }),
  },
  build: {
    assetsInlineLimit: 0,
    // A part that is loaded later fetches its sheets with it; the scripts that it shares are mostly there.
    modulePreload: { resolveDependencies: (_file, all) => all.filter((name) => name.endsWith(".css")) },
    target: "es2023",
    // The libraries in the scripts, with their licences.
    license: { fileName: "licenses.md" },
    cssTarget: Object.entries(OLDEST_BROWSERS).map(([name, version]) => `${name}${version}`),
    rolldownOptions: {
      // A page brings the ornaments that it shows, not all of them.
      treeshake: { moduleSideEffects: [{ test: /\/ornaments\/.*\.tsx?$/, sideEffects: false }] },
      output: {
        // Nearly all of React and the router runs at once: compiled while it is fetched, not function by function
        // when each is first called, which took 15 ms of the main thread (60 on a slow phone).
        postBanner: ({ name }) => (name === "react" ? "//# allFunctionsCalledOnLoad" : ""),
        // Few files for what pages share, scripts and style sheets alike. What only `app/root.tsx` imports stays in
        // files of its own: every part that is loaded later brings the sheets of the files it imports from.
        codeSplitting: {
          groups: [
            // First, for every page needs it: a group takes what its files import along. Apart from `ui`, whose sheet a
            // part that is loaded later would bring once more for it.
            { name: "site", test: /virtual:site$|preload-helper|\/app\/(?:lib|seo)\//, minShareCount: 3 },
            { name: "missing", test: /virtual:notFound$/ },
            {
              name: "react",
              test: /node_modules\/(?:react|react-dom|react-router|scheduler|cookie-es|@remix-run\/route-pattern)\//,
            },
            {
              name: "ui",
              test: /\/app\/(?:ui|sections\/(?:call-to-action|picture-hero))|\/ornaments\/icons\//,
              minShareCount: 3,
            },
            { name: "projects", test: /\/app\/sections\/project/, minShareCount: 2 },
            { name: "posts", test: /\/app\/sections\/(?:post|mosaic)/, minShareCount: 2 },
          ],
        },
      },
    },
  },
}));
