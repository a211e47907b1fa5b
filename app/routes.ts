import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("pages/home/page.tsx"),
  route("about", "pages/about/page.tsx"),
  route("contact", "pages/contact/page.tsx"),
  route("services", "pages/services/page.tsx"),
  route("services/web-design", "pages/web-design/page.tsx"),
  route("services/:serviceId", "pages/service/page.tsx"),
  route("portfolio", "pages/portfolio/page.tsx"),
  route("portfolio/:projectId", "pages/project/page.tsx"),
  route("blog", "pages/blog/page.tsx"),
  route("blog/:slug", "pages/post/page.tsx"),
  route("sitemap", "pages/sitemap/page.tsx"),
  route("privacy-policy", "pages/legal/privacy-policy.tsx"),
  route("terms-of-service", "pages/legal/terms-of-service.tsx"),
  route("home-sections.json", "pages/home/sections-json.ts"),
  route("sitemap.xml", "seo/sitemap-xml.ts"),
  route("robots.txt", "seo/robots-txt.ts"),
  route(".well-known/security.txt", "seo/security-txt.ts"),
  route("*", "pages/not-found/page.tsx"),
] satisfies RouteConfig;
