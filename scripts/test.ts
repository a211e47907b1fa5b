import { parseArgs, stripVTControlCharacters } from "node:util";
import { fail, onceOrphaned, runNode } from "./processes.ts";
import { ALONE, LANES, PARTS, type Part } from "./test-parts.ts";
import type { Result } from "./test-runners.ts";

const HELP = `npm test: every kind of check of the site, in these parts:
${Object.entries(PARTS)
  .map(([id, { title }]) => `  ${id.padEnd(14)}${title}`)
  .join("\n")}

  npm test -- --only e2e           one part (and what it needs)
  npm test -- --only lint,types    several parts
  npm test -- --only e2e contact   the test files of a part whose path contains a word
  npm run test:all                 every case, where npm test takes one example of each kind
  npm run check                    the parts that need neither a build nor a browser

Missing packages and, for the browser tests, a missing Chromium are installed first.
CHROMIUM_PATH chooses a Chromium or Chrome.`;
/** Time without output after which the running parts are printed, in ms. */
const STILL_MS = 30_000;

function readArguments() {
  try {
    const options = {
      only: { type: "string" },
      all: { type: "boolean" },
      help: { type: "boolean", short: "h" },
    } as const;
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    return fail(`${String(error).split(".")[0]}: see npm test -- --help`);
  }
}

/** Returns the names of the chosen parts and of the parts that they need. */
function choose(only: string | undefined): Set<string> {
  const ids = only?.split(",") ?? Object.keys(PARTS);
  const unknown = ids.find((id) => PARTS[id] === undefined);
  if (unknown !== undefined) fail(`There is no part '${unknown}': see npm test -- --help`);
  return new Set(ids.flatMap((id) => [PARTS[id]?.needs ?? id, id]));
}

const results = new Map<string, Result>();
const running = new Set<string>();

async function runPart(id: string, { title, needs, run }: Part, words: string[]): Promise<void> {
  const started = performance.now();
  running.add(id);
  const lacks = needs !== undefined && results.get(needs)?.failed !== 0;
  const result = lacks
    ? { passed: 0, failed: 0, skipped: 1, output: `skipped: '${needs}' failed` }
    : await run(words).catch((error) => ({ passed: 0, failed: 1, skipped: 0, output: String(error) }));
  running.delete(id);
  results.set(id, result);
  const seconds = (performance.now() - started) / 1000;
  console.log(`\n── ${title}`);
  const { passed, failed, skipped } = result;
  const output = process.stdout.isTTY ? result.output : stripVTControlCharacters(result.output);
  if (output.trim() !== "") console.log(output.trimEnd().replace(/^/gm, "   │ "));
  const counts = [`${passed} ok`, failed > 0 && `${failed} not ok`, skipped > 0 && `${skipped} skipped`];
  const mark = failed > 0 ? "✗" : passed > 0 ? "✓" : "○";
  console.log(`   ${mark} ${counts.filter(Boolean).join(", ")} in ${seconds.toFixed(1)} s`);
}

const { values, positionals } = readArguments();
if (values.help) {
  console.log(HELP);
  process.exit();
}
// Test files read it (tests/thorough.ts).
if (values.all) process.env.TEST_ALL = "1";
const chosen = choose(values.only);
const runLane = async (ids: string[]) => {
  for (const id of ids) {
    const part = PARTS[id];
    if (part && chosen.has(id)) await runPart(id, part, positionals);
  }
};
onceOrphaned(() => process.exit(1));
// Prepare pictures before the lanes start. Otherwise several lanes would prepare them at the same time.
if ([...chosen].some((id) => PARTS[id]?.readsContent)) {
  const { code } = await runNode(["app/content/pictures/main.server.ts"], {}, true);
  if (code !== 0) process.exit(code);
}
const timer = setInterval(() => console.log(`   running: ${[...running].join(", ")}`), STILL_MS);
await Promise.all(LANES.map(runLane));
await runLane(ALONE);
clearInterval(timer);

const total = (count: "passed" | "failed" | "skipped") =>
  [...results.values()].reduce((sum, result) => sum + result[count], 0);
console.log(`\n${total("passed")} passed, ${total("failed")} failed, ${total("skipped")} skipped`);
process.exitCode = total("failed") > 0 ? 1 : 0;
