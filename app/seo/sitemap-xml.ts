import { getContent } from "../content/content.server";

const FIXED = [
  "/",
  "/about",
  "/services",
  "/portfolio",
  "/blog",
  "/contact",
  "/sitemap",
  "/privacy-policy",
  "/terms-of-service",
];

/** `/sitemap.xml`: every canonical page, industrial automation included (rulings). */
export function loader(): Response {
  const { site, services, projects, posts } = getContent();
  const paths = [
    ...FIXED,
    ...services.map((service) => service.link),
    ...projects.map((project) => project.link),
    ...posts.map((post) => `/blog/${post.slug}`),
  ];
  const urls = paths.map((path) => `<url><loc>${site.url}${path}</loc></url>`).join("\n");
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
  return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
