import { getContent } from "../content/read/content.server.ts";
import { canonicalPaths } from "../content/read/known-paths.server.ts";
import { escapeHtml } from "../lib/escape-html.ts";
import type { BuiltPage } from "./built-page.server.ts";
import { subjectAt } from "./subject.server.ts";

/**
 * `/sitemap.xml`: every canonical page with its pictures.
 * @param changed the day on which a page's content last changed, if known
 */
export function sitemapXml(
  pages: ReadonlyMap<string, BuiltPage>,
  changed: (subject: ReturnType<typeof subjectAt>) => string | undefined,
): string {
  const content = getContent();
  const { url } = content.site;
  const entries = canonicalPaths(content).map((path) => {
    const day = changed(subjectAt(path));
    const pictures = pages.get(path)?.pictures ?? [];
    return [
      "<url>",
      `<loc>${escapeHtml(url + path)}</loc>`,
      ...(day ? [`<lastmod>${day}</lastmod>`] : []),
      ...pictures.map(
        ({ src }) => `<image:image><image:loc>${escapeHtml(url + src)}</image:loc></image:image>`,
      ),
      "</url>",
    ].join("");
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.join("\n")}
</urlset>
`;
}
