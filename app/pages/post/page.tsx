import { getContent } from "../../content/content.server";
import { metaFor } from "../../content/meta.server";
import { pageMeta } from "../../seo/page-meta";
import type { Route } from "./+types/page";
export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta);
export function loader({ params }: Route.LoaderArgs) {
  const p = getContent().posts.find((x) => x.slug === params.slug);
  return {
    dye: "madder",
    meta: p
      ? metaFor({ title: p.title, description: p.excerpt }, `/blog/${p.slug}`)
      : metaFor(getContent().pages.postNotFound.meta, null),
  };
}
export default function PostPage({ loaderData }: Route.ComponentProps) {
  return <h1>{loaderData.meta.title}</h1>;
}
