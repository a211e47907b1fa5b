import { chartFaults } from "../read/charts.server.ts";
import type { Problems } from "../read/read-files.server.ts";
import type { Content } from "../schema/content.server.ts";

/** Notes charts in posts that cannot be drawn, and why. */
export function checkCharts({ posts }: Content, problems: Problems): void {
  for (const { slug, body } of posts)
    for (const fault of chartFaults(body)) problems.add(`posts/${slug}.md`, "chart", fault);
}
