import { chartFaults } from "../charts/charts.server.ts";
import type { Problems } from "../files/read-files.server.ts";
import type { Content } from "../schema/content.server.ts";

/** Notes charts and figures in Markdown that cannot be drawn. */
export function checkCharts({ posts, legal, texts }: Content, problems: Problems): void {
  const check = (file: string, field: string, body: string) => {
    for (const fault of chartFaults(body)) problems.add(file, field, fault);
  };
  for (const { slug, body } of posts) check(`posts/${slug}.md`, "chart", body);
  for (const { path, body } of texts) check(`pages${path}.md`, "figure", body);
  for (const { path, body } of legal)
    check(`legal${path}.md`, "figure", body.replaceAll("{retentionMonths}", "12"));
}
