import { chartFaults } from "../read/charts.server.ts";
import type { Problems } from "../read/read-files.server.ts";
import type { Content } from "../schema/content.server.ts";

/** Notes charts, figures and timelines in the agency's texts that cannot be drawn, and why. */
export function checkCharts({ posts, legal, texts }: Content, problems: Problems): void {
  for (const { slug, body } of posts) {
    for (const fault of chartFaults(body)) problems.add(`posts/${slug}.md`, "chart", fault);
    if (/^```timeline$/m.test(body))
      problems.add(`posts/${slug}.md`, "timeline", "stands in legal texts and pages of your own only");
  }
  for (const { path, body } of texts)
    for (const fault of chartFaults(body)) problems.add(`pages${path}.md`, "figure", fault);
  // A number stands where the months will, whatever the setting.
  for (const { path, body } of legal)
    for (const fault of chartFaults(body.replaceAll("{retentionMonths}", "12")))
      problems.add(`legal${path}.md`, "figure", fault);
}
