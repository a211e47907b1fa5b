import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { filesOf } from "./content/addresses/own-routes.server.ts";

export default [
  index("pages/home/page.tsx"),
  route("about", "pages/about/page.tsx"),
  route("contact", "pages/contact/page.tsx"),
  route("services", "pages/services/page.tsx"),
  ...(filesOf("services").length > 0 ? [route("services/:serviceId", "pages/service/page.tsx")] : []),
  // The list, its categories and its further pages: "/portfolio/category/branding", "/portfolio/page/2".
  route("portfolio/*", "pages/portfolio/page.tsx"),
  ...(filesOf("projects").length > 0 ? [route("portfolio/:projectId", "pages/project/page.tsx")] : []),
  route("blog/*", "pages/blog/page.tsx"),
  route("blog/:slug", "pages/post/page.tsx"),
  route("search", "pages/search/page.tsx"),
  route("sitemap", "pages/sitemap/page.tsx"),
  ...[...filesOf("legal"), ...filesOf("texts")].map((name) =>
    route(name, "pages/text/page.tsx", { id: `text-${name}` }),
  ),
  route("home-sections.json", "pages/home/sections/content-json.ts"),
  route("assets/:file", "pages/search/index-file.ts"),
  route("*", "pages/not-found/page.tsx"),
] satisfies RouteConfig;
