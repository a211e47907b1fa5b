import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBrowser } from "./browser.ts";
import { buildSite, isBuilt } from "./build.ts";
import { prepareDesk } from "./desk.ts";
import { type Ended, ROOT, runNode } from "./processes.ts";

export type Result = { passed: number; failed: number; skipped: number; output: string };

/** A part of `npm test`. `needs` is a part that must have passed; `words` narrow the test files. */
export type Part = { title: string; needs?: string; run: (words: string[]) => Promise<Result> };

/** Colours for a terminal; and a cache of compiled code, because the tests start some hundred programs. */
const ENVIRONMENT = {
  ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : { NO_COLOR: "1", FORCE_COLOR: undefined }),
  NODE_COMPILE_CACHE: join(ROOT, ".cache/compiled"),
};
/** The agency that tests/example.test.ts builds, and where. */
const EXAMPLE = { AGENCY_DIR: "examples/fern-and-field", BUILD_DIR: ".cache/example/client" };
/** The agency that tests/new-agency.test.ts writes and builds. */
const NEW_AGENCY = { AGENCY_DIR: ".cache/new-agency", BUILD_DIR: ".cache/new-site/client" };
/** How the reporters mark a skipped test in their lists: Vitest, Playwright. */
const SKIPPED = /^\s*(?:↓|-\s+\d+ )/;

/** The result of a part that is not made of tests. */
const single = ({ code, output }: Ended): Result =>
  code === 0
    ? { passed: 1, failed: 0, skipped: 0, output: "" }
    : { passed: 0, failed: 1, skipped: 0, output };

/** Runs scripts in order and counts them as a single test. */
const scripts =
  (...list: string[][]) =>
  async () => {
    for (const args of list) {
      const ended = await runNode(args, ENVIRONMENT);
      if (ended.code !== 0) return single(ended);
    }
    return single({ code: 0, output: "" });
  };

/** Runs a test runner and reads the counts from its report. Exiting with an error counts as a failed test. */
async function runTests(
  file: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  // biome-ignore lint/suspicious/noExplicitAny: a report of another program
  count: (report: any) => Omit<Result, "output">,
): Promise<Result> {
  rmSync(file, { force: true });
  const { code, output } = await runNode(args, { ...ENVIRONMENT, ...env });
  const none = { passed: 0, failed: 0, skipped: 0 };
  const counts = existsSync(file) ? count(JSON.parse(readFileSync(file, "utf8"))) : none;
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  const skips = output.split("\n").filter((line) => SKIPPED.test(line));
  return { ...counts, output: counts.failed > 0 ? output : skips.join("\n") };
}

/**
 * The tests of Vitest projects (vitest.config.ts).
 * @param env settings that choose another agency
 */
const vitest =
  (projects: string, env: NodeJS.ProcessEnv = {}) =>
  (words: string[]) => {
    const report = join(ROOT, "test-results", `${projects}${env.AGENCY_DIR ? "-example" : ""}.json`);
    const options = [
      "--passWithNoTests",
      "--reporter=verbose",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ];
    const args = [
      "node_modules/vitest/vitest.mjs",
      "run",
      ...projects.split(",").map((project) => `--project=${project}`),
      ...options,
      ...words,
    ];
    return runTests(
      report,
      args,
      env,
      ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) => ({
        passed: numPassedTests,
        failed: numFailedTests,
        skipped: numPendingTests + numTodoTests,
      }),
    );
  };

/**
 * The browser tests of the files whose names begin so.
 * @param site settings that choose another agency's build
 */
const playwright = (id: string, file: string, site: NodeJS.ProcessEnv) => (words: string[]) => {
  const report = join(ROOT, "test-results", `${id}.json`);
  const files = file ? [`tests/e2e/${file}`] : words;
  const options = ["--reporter=list,json", `--output=test-results/${id}`];
  const args = ["node_modules/@playwright/test/cli.js", "test", ...files, ...options];
  const env = { ...site, CHROMIUM_PATH: ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return runTests(report, args, env, ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }));
};

/** What `npm test` does, by the names that `--only` takes. */
export const PARTS: Readonly<Record<string, Part>> = {
  types: {
    title: "Types",
    run: scripts(["node_modules/@react-router/dev/bin.cjs", "typegen"], ["node_modules/typescript/bin/tsc"]),
  },
  lint: { title: "Formatting and lint", run: scripts(["node_modules/@biomejs/biome/bin/biome", "ci", "."]) },
  unused: { title: "Unused code", run: scripts(["node_modules/knip/bin/knip.js"]) },
  content: { title: "Content", run: scripts(["app/content/check/main.server.ts"]) },
  unit: { title: "Unit tests", run: vitest("unit") },
  agency: { title: "Facts of the agency", run: vitest("agency") },
  architecture: { title: "Architecture", run: vitest("architecture") },
  messages: { title: "Message path", run: vitest("messages") },
  build: {
    title: "Build",
    run: async () => single(isBuilt() ? { code: 0, output: "" } : await buildSite()),
  },
  built: { title: "The built pages", needs: "build", run: vitest("built") },
  html: {
    title: "HTML of the built pages",
    needs: "build",
    run: scripts([
      "node_modules/html-validate/bin/html-validate.mjs",
      "build/client/*/**/*.html",
      "build/client/index.html",
    ]),
  },
  hosting: { title: "The same answers on every host", needs: "build", run: vitest("hosting") },
  desk: {
    title: "The desk",
    // Its packages are installed for this only. Its types need them, so they are checked here.
    run: async (words) => {
      await prepareDesk();
      const types = await runNode(["node_modules/typescript/bin/tsc", "-p", "desk"], ENVIRONMENT);
      return types.code === 0 ? vitest("desk", { CHROMIUM_PATH: ensureBrowser() })(words) : single(types);
    },
  },
  example: { title: "A second agency", run: vitest("example") },
  new: { title: "A new agency", run: vitest("new") },
  "example-check": {
    title: "The product's tests, for the second agency",
    needs: "example",
    // Those that read the content of the agency at hand: `npm run check` has all.
    run: () =>
      vitest("unit,architecture", EXAMPLE)(["token-contrast", "unit/work", "unit/search", "architecture"]),
  },
  "example-e2e": {
    title: "Every page of the second agency, in Chromium",
    needs: "example",
    run: playwright("example-e2e", "sweep", EXAMPLE),
  },
  "new-e2e": {
    title: "Every page of a new agency, in Chromium",
    needs: "new",
    run: playwright("new-e2e", "sweep", NEW_AGENCY),
  },
  e2e: { title: "End to end, in Chromium", needs: "build", run: playwright("e2e", "", {}) },
};

/**
 * Lanes of parts at the same time. The parts of the first two keep a processor busy each; the desk mostly waits. The
 * browser tests of the site, some of which measure time, come after them and by themselves.
 */
export const LANES = [
  ["types", "lint", "unused", "content", "unit", "agency", "architecture", "messages"],
  ["build", "built", "html", "hosting", "example", "new", "example-check", "example-e2e", "new-e2e"],
  ["desk"],
];
export const ALONE = ["e2e"];
