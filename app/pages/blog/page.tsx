import { useFilter } from "../../sections/use-filter";
import { pageMeta } from "../../seo/page-meta";
import { PageHero } from "../../ui/page-hero";
import type { Route } from "./+types/page";
import { Closing } from "./closing";
import { blogPage } from "./data.server";
import { PostList } from "./post-list";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta);

export function loader() {
  return blogPage();
}

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { dye, headline, lead, filters } = loaderData;
  const { chosen, pressed, choose } = useFilter();
  return (
    <div className="dipped" data-dye={filters.find(({ id }) => id === chosen)?.color ?? dye}>
      <PageHero headline={headline} lead={lead} />
      <div className="satin-edge" aria-hidden="true" />
      <PostList {...loaderData} chosen={chosen} pressed={pressed} onChoose={choose} />
      <Closing closing={loaderData.closing} />
    </div>
  );
}
