import { existsSync } from "node:fs";
import path from "node:path";
import { defineConfig } from "vite";
import { agencyFolder } from "../server/folders.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const AGENCY = path.resolve(ROOT, agencyFolder());

/** Builds the desk's two pages, with the agency's colours and fonts. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: {
    alias: [
      { find: /^edges\//, replacement: `${ROOT}/app/edges/` },
      { find: /^agency\//, replacement: `${AGENCY}/` },
    ],
  },
  build: {
    outDir: "build",
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: "es2023",
    cssTarget: ["chrome123", "edge123", "firefox121", "safari17.5"],
    rolldownOptions: {
      input: ["page/index.html", "page/sign-in.html"].map((file) => path.join(import.meta.dirname, file)),
    },
  },
});

if (!existsSync(path.join(AGENCY, "theme.css")))
  throw new Error(`${AGENCY} has no theme.css: set AGENCY_DIR to an agency's folder.`);
