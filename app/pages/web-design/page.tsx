import { getContent } from "../../content/content.server";
import { metaFor } from "../../content/meta.server";
import { pageMeta } from "../../seo/page-meta";
import type { Route } from "./+types/page";
export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta);
export function loader() {
  const s = getContent().services.find((x) => x.id === "web-design");
  if (!s) throw new Error("no web design");
  return { dye: s.color, meta: metaFor(s.page.meta, s.link) };
}
export default function WebDesignPage({ loaderData }: Route.ComponentProps) {
  return <h1>{loaderData.meta.title}</h1>;
}
