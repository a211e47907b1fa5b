import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { CHUNKS } from "../../../scripts/chunks.ts";

const patterns = CHUNKS.flatMap(({ paths }) => paths);
const files = [
  "app/paths.ts",
  ...globSync("app/{lib,seo,sections,ui}/**/*.{ts,tsx,css}"),
  ...globSync("{agency,examples/*}/ornaments/icons/*.ts*"),
  ...globSync("node_modules/{react,react-dom,react-router,scheduler,cookie-es}/package.json"),
  ...globSync("node_modules/@remix-run/route-pattern/package.json"),
].map((file) => `/${file}`);
/** Modules that Vite generates. */
const made = ["virtual:site", "virtual:notFound", "vite/preload-helper.js"];

test.each(patterns)("every chunk pattern matches a module: %s", (pattern) => {
  const matching = [...files, ...made].filter((path) => new RegExp(pattern).test(path));
  expect(matching).not.toEqual([]);
});
