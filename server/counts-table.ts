import type { CountRow } from "./counts.ts";
import { printable } from "./printable.ts";

/** Width of the longest bar, in characters. */
const BAR = 32;

type Line = { name: string; views: number; messages: number };

/** Formats views and messages as two tables with bars, by day and by page, for a terminal. */
export function countsTable(counts: readonly CountRow[]): string {
  const rows = counts.filter(({ event }) => event !== "miss");
  if (rows.length === 0) return "Nothing was counted in this time. Counting needs 'counts: on' in site.yaml.";
  const days = sumBy(rows, ({ day }) => day);
  const pages = sumBy(rows, ({ path }) => path).sort((a, b) => b.views - a.views || b.messages - a.messages);
  return `${table("Day (UTC)", days)}\n\n${table("Page", pages)}\n`;
}

function sumBy(rows: readonly CountRow[], nameOf: (row: CountRow) => string): Line[] {
  const lines = new Map<string, Line>();
  for (const row of rows) {
    const name = nameOf(row);
    const line = lines.get(name) ?? { name, views: 0, messages: 0 };
    line[row.event === "view" ? "views" : "messages"] += row.times;
    lines.set(name, line);
  }
  return [...lines.values()];
}

function table(title: string, lines: readonly Line[]): string {
  const total = { name: "Total", views: 0, messages: 0 };
  for (const { views, messages } of lines) {
    total.views += views;
    total.messages += messages;
  }
  const names = Math.max(title.length, total.name.length, ...lines.map(({ name }) => name.length));
  const most = Math.max(1, ...lines.map(({ views }) => views));
  const write = ({ name, views, messages }: Record<keyof Line, string | number>, bar = "") =>
    `${printable(`${name}`).padEnd(names)}  ${`${views}`.padStart(7)}  ${`${messages}`.padStart(8)}  ${bar}`.trimEnd();
  return [
    write({ name: title, views: "Views", messages: "Messages" }),
    ...lines.map((line) => write(line, "█".repeat(Math.ceil((BAR * line.views) / most)))),
    write(total),
  ].join("\n");
}
