import "./require-node.mjs";
import { constants } from "node:os";
import { parseArgs } from "node:util";
import { ensureInstalled } from "./install.mjs";
import { stopCommands } from "./processes.mjs";
import { Advice, runCommand } from "./progress.mjs";
import { runInOrder } from "./test-order.mjs";
import { STEPS } from "./test-steps.mjs";

const HELP = `npm test: every check of the site, in this order:
${STEPS.map((step) => `  ${step.id.padEnd(14)}${step.title}`).join("\n")}

  npm test -- --only e2e           one part (and what it needs)
  npm test -- --only lint,types    several parts
  npm test -- --only e2e contact   the test files of a part whose path contains a word
  npm run check                    the parts that need neither a build nor a browser

Missing packages and, for the browser tests, a missing Chromium are installed first.
CHROMIUM_PATH chooses a Chromium or Chrome.`;

async function runStep(step, words) {
  try {
    return await step.run(words);
  } catch (error) {
    const output = error instanceof Advice ? error.message : String(error?.stack ?? error);
    return { passed: 0, failed: 1, skipped: 0, output };
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
  await ensureInstalled({ checks: true });
  const results = await runInOrder(steps, (step) => runStep(step, positionals));
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  const skipped = total("skipped") > 0 ? `, ${total("skipped")} skipped` : "";
  console.log(`\n${total("passed")} passed, ${total("failed")} failed${skipped}`);
  process.exitCode = total("failed") > 0 ? 1 : 0;
});
