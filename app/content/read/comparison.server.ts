import { getContent } from "./content.server.ts";

export type Bar = { label: string; percent: number };
type Value = { label: string; value: number };

/** The two bars of a before and an after, in percent of the longer one. */
export function barsOf(before: Value, after: Value): Bar[] {
  const longest = Math.max(before.value, after.value);
  return [before, after].map(({ label, value }) => ({
    label,
    percent: Math.round((value / longest) * 1000) / 10,
  }));
}

/** The bars of a project that home's results name, for its own page. */
export function comparisonOf(id: string): Bar[] | undefined {
  const result = getContent().pages.home.results.list.find(({ project }) => project === id);
  return result && barsOf(result.before, result.after);
}
