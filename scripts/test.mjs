import "./require-node.mjs";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureBrowser } from "./browser.mjs";
import { buildSite, isBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { ROOT, requireProjectNode, run, stopCommands, toolEnvironment } from "./processes.mjs";
import { Advice, runCommand } from "./progress.mjs";
import { runInOrder } from "./test-order.mjs";
import { STEPS } from "./test-steps.mjs";

const HELP = `npm test: every check of the site, in this order:
${STEPS.map((step) => `  ${step.id.padEnd(14)}${step.title}`).join("\n")}

  npm test -- --only e2e           one part (and what it needs)
  npm test -- --only lint,types    several parts
  npm test -- --only e2e contact   the test files of a part whose path contains a word

Missing packages and, for the browser tests, a missing Chromium are installed first.
CHROMIUM_PATH chooses a Chromium or Chrome.`;

const VITEST = "node_modules/vitest/vitest.mjs";

function toolColors() {
  return toolEnvironment(
    process.stdout.isTTY ? { FORCE_COLOR: "1" } : { NO_COLOR: "1", FORCE_COLOR: undefined },
  );
}

/** One result for a step that is not made of tests. */
function single(code, output) {
  return {
    passed: code === 0 ? 1 : 0,
    failed: code === 0 ? 0 : 1,
    skipped: 0,
    output: code === 0 ? "" : output,
  };
}

async function runCommands(commands) {
  let output = "";
  for (const command of commands) {
    const result = await run(requireProjectNode(), command, { env: toolColors() });
    output += result.output;
    if (result.code !== 0) return single(1, output);
  }
  return single(0, output);
}

/** Counts what Vitest reports; a file that could not be loaded, or an error outside of any test, counts as one. */
function countTests(report, code) {
  const files = report?.testResults ?? [];
  const broken = files.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  );
  const failed = (report?.numFailedTests ?? 0) + broken.length;
  return {
    passed: report?.numPassedTests ?? 0,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  };
}

async function runVitest(step, words, env) {
  const reportFile = join(ROOT, "test-results", `${step.id}.json`);
  rmSync(reportFile, { force: true });
  const folders = step.vitest.filter((arg) => !arg.startsWith("--"));
  const options = step.vitest.filter((arg) => arg.startsWith("--"));
  // Vitest's filters are alternatives; a word narrows the step's folder instead of widening it.
  const filters =
    words.length > 0 ? words.map((word) => (folders[0]?.endsWith("/") ? folders[0] + word : word)) : folders;
  const { code, output } = await run(
    requireProjectNode(),
    [
      VITEST,
      "run",
      ...options,
      ...filters,
      "--reporter=verbose",
      "--reporter=json",
      `--outputFile.json=${reportFile}`,
    ],
    { env: { ...toolColors(), ...env } },
  );
  const report = existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, "utf8")) : undefined;
  const counts = countTests(report, code);
  const skips = output.split("\n").filter((line) => line.includes("↓"));
  return { ...counts, output: counts.failed > 0 ? output : skips.join("\n") };
}

async function runBuild() {
  if (isBuilt()) return single(0, "");
  const { code, output } = await buildSite();
  return single(code, output);
}

async function runStep(step, words) {
  try {
    if (step.commands) return await runCommands(step.commands);
    if (!step.vitest) return await runBuild();
    const env = step.browser ? { CHROMIUM_PATH: await ensureBrowser() } : {};
    return await runVitest(step, words, env);
  } catch (error) {
    return single(1, error instanceof Advice ? error.message : String(error?.stack ?? error));
  }
}

/** The chosen steps and, before them, those that they need. */
function choose(only) {
  if (only === undefined) return STEPS;
  const ids = only.split(",");
  const unknown = ids.find((id) => !STEPS.some((step) => step.id === id));
  if (unknown !== undefined) throw new Advice(`There is no part '${unknown}': see npm test -- --help`);
  const needed = STEPS.filter((step) => ids.includes(step.id)).flatMap((step) => step.needs ?? []);
  return STEPS.filter((step) => ids.includes(step.id) || needed.includes(step.id));
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { only: { type: "string" }, help: { type: "boolean", short: "h" } },
    });
  } catch (error) {
    throw new Advice(`${error.message.split(".")[0]}: see npm test -- --help`);
  }
}

await runCommand(async () => {
  const { values, positionals } = readArguments();
  if (values.help) {
    console.log(HELP);
    return;
  }
  const steps = choose(values.only);
  process.once("SIGTERM", () => {
    stopCommands();
    process.exit(128 + constants.signals.SIGTERM);
  });
  await ensureInstalled();
  const results = await runInOrder(steps, (step) => runStep(step, positionals));
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  const skipped = total("skipped") > 0 ? `, ${total("skipped")} skipped` : "";
  console.log(`\n${total("passed")} passed, ${total("failed")} failed${skipped}`);
  process.exitCode = total("failed") > 0 ? 1 : 0;
});
