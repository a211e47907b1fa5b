import { getContent } from "../content/read/content.server";

/** `/robots.txt`: everything may be read; names the XML sitemap. */
export function loader(): Response {
  const { site } = getContent();
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
