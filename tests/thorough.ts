/** Whether every case runs (`npm run test:all`). `npm test` runs one example of each kind of case. */
export const isThorough = process.env.TEST_ALL === "1";

/** Returns all cases under `npm run test:all`, and otherwise only the examples. */
export function sampled<Case>(cases: readonly Case[], isExample: (of: Case, at: number) => boolean): Case[] {
  return cases.filter((each, at) => isThorough || isExample(each, at));
}
