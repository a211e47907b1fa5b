import { cpus, loadavg } from "node:os";

/** What was measured once: figures by name. */
export type Figures = Record<string, number>;

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const range = (values: number[]) =>
  `${median(values).toFixed(0)} (${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)})`;

/** Each figure's median. */
export const medians = (found: Figures[]) => summarize(found, median);

/** Each figure as `median (least to most)`, without decimals. */
export const ranges = (found: Figures[]) => summarize(found, range);

function summarize<Value>(found: Figures[], summary: (values: number[]) => Value): Record<string, Value> {
  const names = Object.keys(found[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, summary(found.map((figures) => figures[name] ?? Number.NaN))]),
  );
}

/** Prints the day, the machine, and rows with the same keys as a Markdown table. */
export function print(rows: Record<string, string | number>[]): void {
  const head = Object.keys(rows[0] ?? {});
  const lines = [head, head.map(() => "---"), ...rows.map((row) => Object.values(row))];
  const [load = 0] = loadavg();
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}, load ${load.toFixed(1)}`;
  const busy = load > cpus().length ? ": busy with other work, times are not to be trusted" : "";
  console.log(`${new Date().toISOString().slice(0, 10)}, ${machine}${busy}\n`);
  console.log(lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n"));
}
