import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { filesOf } from "./content/addresses/own-routes.server.ts";
import { PATHS } from "./paths.ts";

/** Returns an address as the router takes it, without the slash at its start. */
const at = (path: string) => path.slice(1);

export default [
  index("pages/home/page.tsx"),
  route(at(PATHS.about), "pages/about/page.tsx"),
  route(at(PATHS.contact), "pages/contact/page.tsx"),
  route(at(PATHS.services), "pages/services/page.tsx"),
  ...(filesOf("services").length > 0
    ? [route(at(`${PATHS.services}/:serviceId`), "pages/service/page.tsx")]
    : []),
  // The list, its categories and its further pages: "/portfolio/category/branding", "/portfolio/page/2".
  route(at(`${PATHS.portfolio}/*`), "pages/portfolio/page.tsx"),
  ...(filesOf("projects").length > 0
    ? [route(at(`${PATHS.portfolio}/:projectId`), "pages/project/page.tsx")]
    : []),
  route(at(`${PATHS.blog}/*`), "pages/blog/page.tsx"),
  route(at(`${PATHS.blog}/:slug`), "pages/post/page.tsx"),
  route(at(PATHS.search), "pages/search/page.tsx"),
  route(at(PATHS.sitemap), "pages/sitemap/page.tsx"),
  ...[...filesOf("legal"), ...filesOf("texts")].map((name) =>
    route(name, "pages/text/page.tsx", { id: `text-${name}` }),
  ),
  route("home-sections.json", "pages/home/sections/content-json.ts"),
  route("assets/:file", "pages/search/index-file.ts"),
  route("*", "pages/not-found/page.tsx"),
] satisfies RouteConfig;
