/**
 * What `npm test` does, in the order in which it is told.
 * - `commands`: scripts of node_modules (or of ours) run by the project's Node one after the other; counts as
 *   one test
 * - `vitest`: which test files; every test in them counts
 * - `needs`: steps that must have passed
 * - `alone`: measures time or fills the machine, so nothing runs beside it
 * @typedef {{ id: string, title: string, commands?: string[][], vitest?: string[], needs?: string[],
 *   alone?: boolean, browser?: boolean }} Step
 */

/** Test files that have a step of their own; the unit tests are all others. */
const SIZES = "tests/sizes.test.ts";
const ARCHITECTURE = "tests/architecture.test.ts";
const MESSAGES = "tests/message-path/";
const E2E = "tests/e2e/";

/** @type {Step[]} */
export const STEPS = [
  {
    id: "lint",
    title: "Formatting and lint",
    commands: [["node_modules/@biomejs/biome/bin/biome", "ci", "."]],
  },
  {
    id: "types",
    title: "Types",
    commands: [["node_modules/@react-router/dev/bin.cjs", "typegen"], ["node_modules/typescript/bin/tsc"]],
  },
  { id: "unused", title: "Unused code", commands: [["node_modules/knip/bin/knip.js"]] },
  { id: "content", title: "Content", commands: [["app/content/check.server.ts"]] },
  {
    id: "unit",
    title: "Unit tests",
    vitest: [SIZES, ARCHITECTURE, MESSAGES, E2E].map(
      (path) => `--exclude=${path}${path.endsWith("/") ? "**" : ""}`,
    ),
  },
  { id: "build", title: "Build" },
  { id: "sizes", title: "Sizes of the built pages", vitest: [SIZES], needs: ["build"] },
  {
    id: "html",
    title: "HTML of the built pages",
    commands: [
      [
        "node_modules/html-validate/bin/html-validate.mjs",
        "build/client/*/**/*.html",
        "build/client/index.html",
      ],
    ],
    needs: ["build"],
  },
  { id: "architecture", title: "Architecture", vitest: [ARCHITECTURE] },
  { id: "messages", title: "Message path", vitest: [MESSAGES], alone: true },
  {
    id: "e2e",
    title: "End to end, in Chromium",
    vitest: ["--config=tests/e2e/vitest.config.ts", E2E],
    needs: ["build"],
    alone: true,
    browser: true,
  },
];
