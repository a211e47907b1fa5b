import { cpus, loadavg } from "node:os";

/** The values of one measurement, by name. */
export type Figures = Record<string, number>;

/** Returns all measured values of each name, sorted. */
function sorted(found: Figures[]): [name: string, values: number[]][] {
  const valuesOf = (name: string) => found.map((figures) => figures[name] ?? Number.NaN);
  return Object.keys(found[0] ?? {}).map((name) => [name, valuesOf(name).sort((a, b) => a - b)]);
}

const median = (values: number[]) => values[values.length >> 1] ?? Number.NaN;
const range = (values: number[]) =>
  `${median(values).toFixed(0)} (${values[0]?.toFixed(0)} to ${values.at(-1)?.toFixed(0)})`;

export const medians = (found: Figures[]): Figures =>
  Object.fromEntries(sorted(found).map(([name, values]) => [name, median(values)]));

/** Returns each name's values as `median (minimum to maximum)`, without decimals. */
export const ranges = (found: Figures[]): Record<string, string> =>
  Object.fromEntries(sorted(found).map(([name, values]) => [name, range(values)]));

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
