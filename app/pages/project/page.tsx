import { getContent } from "../../content/content.server";
import { metaFor } from "../../content/meta.server";
import { pageMeta } from "../../seo/page-meta";
import type { Route } from "./+types/page";
export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta);
export function loader({ params }: Route.LoaderArgs) {
  const p = getContent().projects.find(
    (x) => x.id === params.projectId || x.link === `/portfolio/${params.projectId}`,
  );
  if (!p) throw new Error("no project");
  return { dye: "madder", meta: metaFor({ title: p.title, description: p.description }, p.link) };
}
export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  return <h1>{loaderData.meta.title}</h1>;
}
