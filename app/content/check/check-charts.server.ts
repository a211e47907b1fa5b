import { chartFaults } from "../read/charts.server.ts";
import type { Problems } from "../read/read-files.server.ts";
import type { Content } from "../schema/content.server.ts";

/** Notes charts and figures in posts and legal texts that cannot be drawn, and why. */
export function checkCharts({ posts, legal }: Content, problems: Problems): void {
  for (const { slug, body } of posts)
    for (const fault of chartFaults(body)) problems.add(`posts/${slug}.md`, "chart", fault);
  // A number stands where the months will, whatever the setting.
  for (const { path, body } of legal)
    for (const fault of chartFaults(body.replaceAll("{retentionMonths}", "12")))
      problems.add(`legal${path}.md`, "figure", fault);
}
