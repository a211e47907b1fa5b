import { ensureBrowser } from "./browser.ts";
import { buildSite, isBuilt } from "./build.ts";
import { prepareDesk } from "./desk.ts";
import { type Ended, runNode } from "./processes.ts";
import { ENVIRONMENT, playwright, type Result, vitest } from "./test-runners.ts";

/** A part of `npm test`. */
export type Part = {
  title: string;
  /** The part that must pass first. */
  needs?: string;
  /** Whether it reads the agency's content, which needs prepared pictures. */
  readsContent?: true;
  /** @param words words in the paths of the test files to run */
  run: (words: string[]) => Promise<Result>;
};

/** The agency that tests/example.test.ts builds, and where. */
const EXAMPLE = { AGENCY_DIR: "examples/fern-and-field", BUILD_DIR: ".cache/example/client" };
/** The agency that tests/new-agency.test.ts writes and builds. */
const NEW_AGENCY = { AGENCY_DIR: ".cache/new-agency", BUILD_DIR: ".cache/new-site/client" };

/** Returns the exit of a command that has no tests as the result of one test. */
const single = ({ code, output }: Ended): Result =>
  code === 0
    ? { passed: 1, failed: 0, skipped: 0, output: "" }
    : { passed: 0, failed: 1, skipped: 0, output };

/** Runs commands in order until one fails. */
const commands =
  (...list: string[][]) =>
  async () => {
    let ended: Ended = { code: 0, output: "" };
    for (const args of list) if (ended.code === 0) ended = await runNode(args, ENVIRONMENT);
    return single(ended);
  };

/** The parts of `npm test`, by their names for `--only`. */
export const PARTS: Readonly<Record<string, Part>> = {
  types: {
    title: "Types",
    run: commands(["node_modules/@react-router/dev/bin.cjs", "typegen"], ["node_modules/typescript/bin/tsc"]),
  },
  lint: { title: "Formatting and lint", run: commands(["node_modules/@biomejs/biome/bin/biome", "ci", "."]) },
  unused: { title: "Unused code", run: commands(["node_modules/knip/bin/knip.js"]) },
  content: { title: "Content", readsContent: true, run: commands(["app/content/check/main.server.ts"]) },
  unit: { title: "Unit tests", readsContent: true, run: vitest(["unit"]) },
  agency: { title: "Facts of the agency", readsContent: true, run: vitest(["agency"]) },
  architecture: { title: "Architecture", readsContent: true, run: vitest(["architecture"]) },
  messages: { title: "Message path", run: vitest(["messages"]) },
  build: {
    title: "Build",
    run: async () => single(isBuilt() ? { code: 0, output: "" } : await buildSite()),
  },
  built: { title: "The built pages", needs: "build", run: vitest(["built"]) },
  html: {
    title: "HTML of the built pages",
    needs: "build",
    run: commands([
      "node_modules/html-validate/bin/html-validate.mjs",
      "build/client/*/**/*.html",
      "build/client/index.html",
    ]),
  },
  hosting: { title: "The same answers on every host", needs: "build", run: vitest(["hosting"]) },
  desk: {
    title: "The desk",
    // The type check of the desk needs packages that are installed here only.
    run: async (words) => {
      await prepareDesk();
      const types = await commands(["node_modules/typescript/bin/tsc", "-p", "desk"])();
      return types.failed > 0 ? types : vitest(["desk"], { CHROMIUM_PATH: ensureBrowser() })(words);
    },
  },
  example: { title: "A second agency", run: vitest(["example"]) },
  new: { title: "A new agency", run: vitest(["new"]) },
  "example-check": {
    title: "The product's tests, for the second agency",
    needs: "example",
    // Only tests that read the agency's content; `npm run check` runs all.
    run: () =>
      vitest(
        ["unit", "architecture"],
        EXAMPLE,
      )(["token-contrast", "unit/work", "unit/search", "architecture"]),
  },
  "example-e2e": {
    title: "Every page of the second agency, in Chromium",
    needs: "example",
    run: () => playwright("example-e2e", ["tests/e2e/sweep"], EXAMPLE)([]),
  },
  "new-e2e": {
    title: "Every page of a new agency, in Chromium",
    needs: "new",
    run: () => playwright("new-e2e", ["tests/e2e/sweep"], NEW_AGENCY)([]),
  },
  e2e: { title: "End to end, in Chromium", needs: "build", run: playwright("e2e", []) },
};

/**
 * Parts in lanes that run at the same time. Parts of the first two lanes keep one processor busy each. The desk mostly
 * waits, so short parts precede it. Browser tests of the site, some of which measure time, run last and alone.
 */
export const LANES = [
  ["unit", "agency", "architecture", "messages"],
  ["build", "built", "html", "hosting", "example", "new", "example-check", "example-e2e", "new-e2e"],
  ["lint", "types", "content", "unused", "desk"],
];
export const ALONE = ["e2e"];
