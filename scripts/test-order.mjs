import { stripVTControlCharacters } from "node:util";

const AT_ONCE = 2;
const STILL_MS = 20_000;
const SKIPPED = { passed: 0, failed: 0, skipped: 1 };

/**
 * Runs steps two at a time and tells them in their given order, each with a heading and, when something is to
 * be read, its output, indented. A step whose needs failed is skipped.
 * @param {import("./test-steps.mjs").Step[]} steps
 * @param {(step: import("./test-steps.mjs").Step) => Promise<StepResult>} runStep never rejects
 * @returns {Promise<StepResult[]>} in the order of `steps`
 * @typedef {{ passed: number, failed: number, skipped: number, output: string }} StepResult
 */
export async function runInOrder(steps, runStep) {
  const results = new Map();
  const active = new Map();
  const started = new Map();
  const waiting = [...steps];
  let told = 0;
  let headed = -1;

  const isReady = (step) => {
    const busyAlone = [...active.keys()].some((other) => other.alone);
    if (busyAlone || active.size >= AT_ONCE) return false;
    if (step.alone && (active.size > 0 || waiting[0] !== step)) return false;
    return (step.needs ?? []).every((id) => results.has(id) || !steps.some((other) => other.id === id));
  };
  const start = (step) => {
    waiting.splice(waiting.indexOf(step), 1);
    started.set(step.id, performance.now());
    const failedNeed = step.needs?.find((id) => results.get(id)?.failed > 0);
    const work =
      failedNeed === undefined
        ? runStep(step)
        : Promise.resolve({ ...SKIPPED, output: `skipped: '${failedNeed}' failed` });
    const finish = work.then((result) => {
      results.set(step.id, { ...result, seconds: secondsOf(step) });
      active.delete(step);
    });
    active.set(step, finish);
  };
  const secondsOf = (step) => (performance.now() - started.get(step.id)) / 1000;
  /** Headings and results as far as the order allows. */
  const tell = () => {
    for (; told < steps.length; told++) {
      const step = steps[told];
      if (!started.has(step.id)) return;
      if (headed < told) console.log(`\n── ${step.title}`);
      headed = told;
      const result = results.get(step.id);
      if (result === undefined) return;
      tellResult(result);
    }
  };
  const timer = setInterval(() => {
    const current = steps[told];
    if (current && started.has(current.id))
      console.log(`   still running (${Math.round(secondsOf(current))} s)`);
  }, STILL_MS);

  while (waiting.length > 0 || active.size > 0) {
    const next = waiting.find(isReady);
    if (next) start(next);
    tell();
    if (!next) await Promise.race(active.values());
  }
  tell();
  clearInterval(timer);
  return steps.map((step) => results.get(step.id));
}

function tellResult({ passed, failed, skipped, output, seconds }) {
  const text = (process.stdout.isTTY ? output : stripVTControlCharacters(output)).trimEnd();
  if (text !== "") console.log(text.replace(/^/gm, "   │ "));
  const mark = failed > 0 ? "✗" : skipped > 0 && passed === 0 ? "○" : "✓";
  const counts = [`${passed} ok`, failed > 0 && `${failed} not ok`, skipped > 0 && `${skipped} skipped`];
  console.log(`   ${mark} ${counts.filter(Boolean).join(", ")} in ${seconds.toFixed(1)} s`);
}
