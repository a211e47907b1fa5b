import { chartFaults } from "../charts/charts.server.ts";
import type { Problems } from "../files/read-files.server.ts";
import type { Content } from "../schema/content.server.ts";
import { allEntries } from "../types/index.server.ts";

/** Reports code blocks `chart` and `figure` in Markdown that cannot be drawn. */
export function checkCharts(content: Content, problems: Problems): void {
  for (const { type, entry, file } of allEntries(content))
    for (const fault of chartFaults(type.chartText?.(entry) ?? "")) problems.add(file, "chart", fault);
}
