/** Whether every case runs (`npm run test:all`). `npm test` runs one example of each kind of case. */
export const isThorough = process.env.TEST_ALL === "1";

/** Returns all cases under `npm run test:all`; otherwise the examples, or the first case if none is an example. */
export function sampled<Case>(cases: readonly Case[], isExample?: (of: Case, at: number) => boolean): Case[] {
  if (isThorough) return [...cases];
  const examples = cases.filter((each, at) => isExample?.(each, at));
  return examples.length > 0 ? examples : cases.slice(0, 1);
}
