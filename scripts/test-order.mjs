import { stripVTControlCharacters } from "node:util";

const AT_ONCE = 2;
const STILL_MS = 20_000;

/**
 * Runs steps two at a time and tells each, in the given order, with a heading, its output when something is to
 * be read, and its counts. A step whose needs failed is skipped.
 * @param {import("./test-steps.mjs").Step[]} steps each after those that it needs
 * @param {(step: import("./test-steps.mjs").Step) => Promise<StepResult>} runStep never rejects
 * @returns {Promise<StepResult[]>} in the order of `steps`
 * @typedef {{ passed: number, failed: number, skipped: number, output: string }} StepResult
 */
export async function runInOrder(steps, runStep) {
  const begun = new Map();
  const running = new Map();
  let told = Promise.resolve();

  const work = async (step) => {
    const needed = (step.needs ?? []).filter((id) => begun.has(id));
    for (const id of needed)
      if ((await begun.get(id)).failed > 0)
        return { passed: 0, failed: 0, skipped: 1, output: `skipped: '${id}' failed` };
    return runStep(step);
  };
  const start = (step) => {
    const from = performance.now();
    const result = work(step);
    begun.set(step.id, result);
    running.set(
      step,
      result.then(() => running.delete(step)),
    );
    const timed = result.then(() => (performance.now() - from) / 1000);
    told = told.then(async () => tell(step, await result, await timed));
  };
  const mustWait = (step) =>
    running.size >= AT_ONCE || (running.size > 0 && [step, ...running.keys()].some(({ alone }) => alone));

  const timer = setInterval(
    () => console.log(`   still running: ${[...running.keys()].map(({ id }) => id).join(", ")}`),
    STILL_MS,
  );
  for (const step of steps) {
    while (mustWait(step)) await Promise.race(running.values());
    start(step);
  }
  await told;
  clearInterval(timer);
  return Promise.all(begun.values());
}

function tell({ title }, { passed, failed, skipped, output }, seconds) {
  console.log(`\n── ${title}`);
  const text = (process.stdout.isTTY ? output : stripVTControlCharacters(output)).trimEnd();
  if (text !== "") console.log(text.replace(/^/gm, "   │ "));
  const mark = failed > 0 ? "✗" : skipped > 0 && passed === 0 ? "○" : "✓";
  const counts = [`${passed} ok`, failed > 0 && `${failed} not ok`, skipped > 0 && `${skipped} skipped`];
  console.log(`   ${mark} ${counts.filter(Boolean).join(", ")} in ${seconds.toFixed(1)} s`);
}
