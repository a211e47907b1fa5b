import { getContent } from "../content/read/content.server";
import { canonicalPaths } from "../content/read/known-paths.server";

/** `/sitemap.xml`: every canonical page, services that the page /sitemap leaves out included. */
export function loader(): Response {
  const content = getContent();
  const urls = canonicalPaths(content)
    .map((path) => `<url><loc>${content.site.url}${path}</loc></url>`)
    .join("\n");
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
  return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
