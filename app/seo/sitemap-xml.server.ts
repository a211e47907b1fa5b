import { urlOf } from "../content/addresses/meta.server.ts";
import type { Content } from "../content/schema/content.server.ts";
import { escapeHtml } from "../lib/escape-html.ts";
import type { BuiltPage } from "./built-page.server.ts";
import type { readHistory } from "./history.server.ts";
import { alternates, translatedPaths } from "./languages.server.ts";
import { subjectAt } from "./subject.server.ts";

/** Returns `/sitemap.xml`: every canonical page with its pictures. @param changed day of the last change, if known */
export function sitemapXml(
  content: Content,
  pages: ReadonlyMap<string, BuiltPage>,
  changed: ReturnType<typeof readHistory>,
) {
  const { origin, allLanguages } = content.site;
  const xhtml = allLanguages.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : "";
  const entries = translatedPaths(content).map((path) => {
    const day = changed(subjectAt(content, path));
    const pictures = pages.get(path)?.pictures ?? [];
    return [
      "<url>",
      `<loc>${escapeHtml(urlOf(content, path))}</loc>`,
      ...(day ? [`<lastmod>${day}</lastmod>`] : []),
      ...alternates(content, path).map(
        ({ hreflang, href }) =>
          `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
      ),
      ...pictures.map(
        ({ src }) => `<image:image><image:loc>${escapeHtml(origin + src)}</image:loc></image:image>`,
      ),
      "</url>",
    ].join("");
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"${xhtml}>
${entries.join("\n")}
</urlset>
`;
}
