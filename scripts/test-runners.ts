import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { JSONReport, JSONReportSpec, JSONReportSuite } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/node";
import { ROOT, runNode } from "./processes.ts";

export type Result = { passed: number; failed: number; skipped: number; output: string };

/** The counts of a report and the titles of skipped tests. */
export type Counts = { passed: number; failed: number; skipped: readonly string[] };

/** Colours for a terminal, and a cache of compiled code, because the tests start hundreds of programs. */
export const ENVIRONMENT = {
  ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : { NO_COLOR: "1", FORCE_COLOR: undefined }),
  NODE_COMPILE_CACHE: join(ROOT, ".cache/compiled"),
};

/** Runs the tests of Vitest projects (vitest.config.ts). @param env settings that choose another agency */
export const vitest = (projects: string[], env: NodeJS.ProcessEnv = {}) => {
  const options = ["--passWithNoTests", "--reporter=verbose", "--reporter=json"];
  const chosen = projects.map((project) => `--project=${project}`);
  return (words: string[]) =>
    withReport(async (report) => {
      const args = ["node_modules/vitest/vitest.mjs", "run", ...chosen, ...options];
      const { code, output } = await run([...args, `--outputFile.json=${report.file}`, ...words], env);
      return result(code, output, report.read(vitestCounts));
    });
};

/** Runs browser tests. @param env settings that choose another agency's build */
export const playwright = (id: string, files: string[], env: NodeJS.ProcessEnv = {}) => {
  const args = ["node_modules/@playwright/test/cli.js", "test", ...files];
  return (words: string[]) =>
    withReport(async (report) => {
      const options = [`--output=test-results/${id}`, "--reporter=list,json"];
      const { code, output } = await run([...args, ...options, ...words], {
        ...env,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report.file,
      });
      return result(code, output, report.read(playwrightCounts));
    });
};

const run = (args: string[], env: NodeJS.ProcessEnv) => runNode(args, { ...ENVIRONMENT, ...env });

type ReportFile = { file: string; read<Report>(count: (report: Report) => Counts): Counts | undefined };

/** Runs a task with the path of a JSON report, which is deleted afterwards. */
async function withReport(task: (report: ReportFile) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "test-report-"));
  const file = join(folder, "report.json");
  try {
    return await task({
      file,
      read: (count) => (existsSync(file) ? count(JSON.parse(readFileSync(file, "utf8"))) : undefined),
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Counts a failing exit code or a missing report as one failed test. */
function result(code: number, output: string, counts: Counts | undefined): Result {
  const { passed = 0, failed = 0, skipped = [] } = counts ?? {};
  if (failed > 0 || code !== 0 || counts === undefined)
    return { passed, failed: Math.max(failed, 1), skipped: skipped.length, output };
  return { passed, failed, skipped: skipped.length, output: skipped.map((title) => `↓ ${title}`).join("\n") };
}

export function vitestCounts({ numPassedTests, numFailedTests, testResults }: JsonTestResults): Counts {
  const skipped = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => !["passed", "failed"].includes(status)),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: skipped.map(({ fullName }) => fullName),
  };
}

export function playwrightCounts({ stats, suites }: JSONReport): Counts {
  const { expected, flaky, unexpected } = stats;
  return {
    passed: expected + flaky,
    failed: unexpected,
    skipped: suites.flatMap((suite) => skippedTests(suite)),
  };
}

/** Returns the titles of the skipped tests below a suite, with reasons. */
function skippedTests(suite: JSONReportSuite, above = ""): string[] {
  const title = above ? `${above} › ${suite.title}` : suite.title;
  const own = suite.specs.flatMap((spec) =>
    skipsOf(spec).map((reason) => `${title} › ${spec.title}${reason}`),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => skippedTests(inner, title))];
}

function skipsOf({ tests }: JSONReportSpec): string[] {
  const skipped = tests.filter(({ status }) => status === "skipped");
  return skipped.map(({ annotations }) => {
    const reason = annotations.find(({ type }) => type === "skip")?.description;
    return reason ? ` (${reason})` : "";
  });
}
