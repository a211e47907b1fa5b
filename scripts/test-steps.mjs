import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { buildSite, isBuilt } from "./build.mjs";
import { ROOT, requireProjectNode, run, toolEnvironment } from "./processes.mjs";

const COLORS = process.stdout.isTTY ? { FORCE_COLOR: "1" } : { NO_COLOR: "1", FORCE_COLOR: undefined };
/** The agency that tests/example.test.ts builds, and where. */
const EXAMPLE = { AGENCY_DIR: "examples/fern-and-field", BUILD_DIR: ".cache/example/client" };
/** How the reporters mark a skipped test in their lists: Vitest, Playwright. */
const SKIPPED = /^\s*(?:↓|-\s+\d+ )/;

/** What one program has compiled, the next of them need not: the tests start some hundreds. */
const NODE_COMPILE_CACHE = join(ROOT, ".cache/compiled");

const runTool = (args, env = {}) =>
  run(requireProjectNode(), args, { env: toolEnvironment({ ...COLORS, NODE_COMPILE_CACHE, ...env }) });

/** One result for a step that is not made of tests. */
const single = ({ code, output }) => ({
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
  skipped: 0,
  output: code === 0 ? "" : output,
});

/** Scripts of node_modules, or of ours, one after the other, as one test. */
const commands = (list) => async () => {
  for (const args of list) {
    const result = await runTool(args);
    if (result.code !== 0) return single(result);
  }
  return single({ code: 0, output: "" });
};

/** Runs a test runner that leaves a report, and counts; a run that ends badly without a failed test is one. */
async function runTests(id, args, env, count) {
  const report = join(ROOT, "test-results", `${id}.json`);
  rmSync(report, { force: true });
  const { code, output } = await runTool(args(report), env(report));
  const counts = count(existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : undefined);
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  const skips = output.split("\n").filter((line) => SKIPPED.test(line));
  return { ...counts, output: counts.failed > 0 ? output : skips.join("\n") };
}

/** The tests of one Vitest project (vitest.config.ts); a file that could not be loaded counts as a failed test. */
const vitest = (project) => (words) =>
  runTests(
    project,
    (report) => [
      ...["node_modules/vitest/vitest.mjs", "run", `--project=${project}`, "--passWithNoTests", ...words],
      ...["--reporter=verbose", "--reporter=json", `--outputFile.json=${report}`],
    ],
    () => ({}),
    (report) => ({
      passed: report?.numPassedTests ?? 0,
      failed: (report?.testResults ?? []).reduce((sum, { status, assertionResults }) => {
        const failed = assertionResults.filter((test) => test.status === "failed").length;
        return sum + (status === "failed" ? Math.max(1, failed) : failed);
      }, 0),
      skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    }),
  );

/**
 * The browser tests; an error outside of any test, such as a file that could not be loaded, counts as one.
 * @param id names report and screenshots
 * @param file begins the names of the files that are run
 * @param site settings that choose another agency's build
 */
const playwright = (id, file, site) => async (words) => {
  const CHROMIUM_PATH = await ensureBrowser();
  const filters = (words.length > 0 ? words : [""]).map((word) => `tests/e2e/${file}.*${word}`);
  return runTests(
    id,
    () => [
      ...["node_modules/@playwright/test/cli.js", "test", ...filters],
      ...["--reporter=list,json", `--output=test-results/${id}`],
    ],
    (report) => ({ ...site, CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    (report) => ({
      passed: (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0),
      failed: (report?.stats.unexpected ?? 0) + (report?.errors.length ?? 0),
      skipped: report?.stats.skipped ?? 0,
    }),
  );
};

/**
 * What `npm test` does, in the order in which it is told.
 * - `run`: takes words that narrow the test files
 * - `needs`: steps that must have passed
 * - `alone`: measures time or fills the machine, so nothing runs beside it
 * @typedef {{ id: string, title: string, run: (words: string[]) => Promise<import("./test-order.mjs").StepResult>,
 *   needs?: string[], alone?: boolean }} Step
 * @type {Step[]}
 */
export const STEPS = [
  {
    id: "types",
    title: "Types",
    run: commands([
      ["node_modules/@react-router/dev/bin.cjs", "typegen"],
      ["node_modules/typescript/bin/tsc"],
    ]),
  },
  {
    id: "lint",
    title: "Formatting and lint",
    run: commands([["node_modules/@biomejs/biome/bin/biome", "ci", "."]]),
  },
  { id: "unused", title: "Unused code", run: commands([["node_modules/knip/bin/knip.js"]]) },
  { id: "content", title: "Content", run: commands([["app/content/check/main.server.ts"]]) },
  { id: "unit", title: "Unit tests", run: vitest("unit") },
  { id: "agency", title: "Facts of the agency", run: vitest("agency") },
  { id: "architecture", title: "Architecture", run: vitest("architecture") },
  {
    id: "build",
    title: "Build",
    run: async () => single(isBuilt() ? { code: 0, output: "" } : await buildSite()),
  },
  { id: "sizes", title: "The built pages", run: vitest("built"), needs: ["build"] },
  {
    id: "html",
    title: "HTML of the built pages",
    run: commands([
      [
        "node_modules/html-validate/bin/html-validate.mjs",
        "build/client/*/**/*.html",
        "build/client/index.html",
      ],
    ]),
    needs: ["build"],
  },
  { id: "messages", title: "Message path", run: vitest("messages") },
  {
    id: "hosting",
    title: "The same answers on every host",
    run: vitest("hosting"),
    needs: ["build"],
  },
  { id: "example", title: "A second agency", run: vitest("example") },
  {
    id: "example-e2e",
    title: "Every page of the second agency, in Chromium",
    run: playwright("example-e2e", "sweep", EXAMPLE),
    needs: ["example"],
  },
  {
    id: "e2e",
    title: "End to end, in Chromium",
    run: playwright("e2e", "", {}),
    needs: ["build"],
    alone: true,
  },
];
