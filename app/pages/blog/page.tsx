import { getContent } from "../../content/content.server";
import { metaFor } from "../../content/meta.server";
import { pageMeta } from "../../seo/page-meta";
import type { Route } from "./+types/page";
export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta);
export function loader() {
  return { dye: "leaf", meta: metaFor(getContent().pages.blog.meta, "/blog") };
}
export default function BlogPage({ loaderData }: Route.ComponentProps) {
  return <h1>{loaderData.meta.title}</h1>;
}
