import type { Content } from "../schema/content.server.ts";
import type { Project } from "../types/project/schema.server.ts";

export type Bar = { label: string; percent: number };
type Value = { label: string; value: number };

/**
 * Returns the bars for the values before and after, in percent of the longer bar. If both labels end in %, a value is
 * the length of its bar.
 */
export function comparisonBars(before: Value, after: Value): Bar[] {
  const areShares = [before, after].every(({ label }) => label.endsWith("%"));
  const longest = areShares ? 100 : Math.max(before.value, after.value);
  return [before, after].map(({ label, value }) => ({
    label,
    percent: Math.round((value / longest) * 1000) / 10,
  }));
}

/** Returns the bars below a project's first result. The values are from the project's file, or from home's results. */
export function comparisonOf(
  content: Content,
  { id, caseStudy }: Pick<Project, "id" | "caseStudy">,
): Bar[] | undefined {
  const results = content.pages.home.results.list;
  const values = caseStudy.comparison ?? results.find(({ project }) => project === id);
  return values && comparisonBars(values.before, values.after);
}
