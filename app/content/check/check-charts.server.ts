import { chartFaults } from "../read/charts.server.ts";
import type { Problems } from "../read/read-files.server.ts";
import type { Content } from "../schema/content.server.ts";

/** Notes charts, figures and timelines in Markdown that cannot be drawn. */
export function checkCharts({ posts, legal, texts }: Content, problems: Problems): void {
  for (const { slug, body } of posts) {
    const file = `posts/${slug}.md`;
    for (const fault of chartFaults(body)) problems.add(file, "chart", fault);
    if (/^```timeline$/m.test(body))
      problems.add(file, "timeline", "works in legal texts and pages of your own only: delete it");
  }
  for (const { path, body } of texts)
    for (const fault of chartFaults(body)) problems.add(`pages${path}.md`, "figure", fault);
  // Any number of months will do.
  for (const { path, body } of legal)
    for (const fault of chartFaults(body.replaceAll("{retentionMonths}", "12")))
      problems.add(`legal${path}.md`, "figure", fault);
}
