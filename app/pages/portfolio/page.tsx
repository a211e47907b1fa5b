import { data } from "react-router";
import { getContent } from "../../content/content.server";
import { withoutPrefix } from "../../lib/prefix";
import { CallToAction } from "../../sections/call-to-action";
import { ListPage, listHead } from "../../sections/list/list-page";
import { ProjectGrid } from "../../sections/project-grid";
import { pageMeta } from "../../seo/page-meta";
import { portfolio } from "../../words/en/portfolio";
import type { Route } from "./+types/page";
import { portfolioPage } from "./data.server";

export { shouldRevalidateList as shouldRevalidate } from "../../sections/list/use-category";

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta(listHead(loaderData, withoutPrefix(location.pathname)));

export function loader({ url }: Route.LoaderArgs) {
  const page = portfolioPage(getContent(), withoutPrefix(url.pathname));
  if (!page) throw data(null, { status: 404 });
  return page;
}

export default function PortfolioPage({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      page={loaderData}
      words={portfolio}
      categoryOf={({ serviceId }) => serviceId}
      closing={<CallToAction {...loaderData.callToAction} />}
    >
      {(projects) => <ProjectGrid projects={projects} as="h2" variant="list" />}
    </ListPage>
  );
}
