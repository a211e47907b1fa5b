import { FIGURES, type Figure, type Visit } from "./measure.ts";

/** One page of one site, and every visit to it. */
export type Series = { page: string; site: string; visits: Visit[] };

/** The value in the middle; NaN of none. */
export const middle = (values: number[]) =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

function format(figure: Figure, value: number): string {
  if (figure === "CLS") return value.toFixed(4);
  return ["FCP", "LCP", "TBT", "main", "of it JS"].includes(figure) ? value.toFixed(0) : value.toFixed(1);
}

/** The median, and for the three times the smallest and the largest beside it: `909 (903–960)`. */
function cell(figure: Figure, visits: Visit[]): string {
  const values = visits.map((visit) => visit[figure]);
  const median = format(figure, middle(values));
  if (!["FCP", "LCP", "TBT"].includes(figure) || values.length < 2) return median;
  return `${median} (${format(figure, Math.min(...values))}–${format(figure, Math.max(...values))})`;
}

/** A Markdown table: one row per page and site, medians. */
export function table(all: Series[]): string {
  const rows = all.map(({ page, site, visits }) => [
    page,
    site,
    ...FIGURES.map((figure) => cell(figure, visits)),
  ]);
  const lines = [["page", "site", ...FIGURES], ["page", "site", ...FIGURES].map(() => "---"), ...rows];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
