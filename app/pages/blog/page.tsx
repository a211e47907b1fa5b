import { data } from "react-router";
import { getContent } from "../../content/content.server";
import { withoutPrefix } from "../../lib/prefix";
import { CallToAction } from "../../sections/call-to-action";
import { ListPage, listHead } from "../../sections/list/list-page";
import { Mosaic } from "../../sections/mosaic";
import { PostCard } from "../../sections/post-card";
import { pageMeta } from "../../seo/page-meta";
import { blog } from "../../words/en/blog";
import type { Route } from "./+types/page";
import { blogPage } from "./data.server";

export { shouldRevalidateList as shouldRevalidate } from "../../sections/list/use-category";

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta(listHead(loaderData, withoutPrefix(location.pathname)));

export function loader({ url }: Route.LoaderArgs) {
  const page = blogPage(getContent(), withoutPrefix(url.pathname));
  if (!page) throw data(null, { status: 404 });
  return page;
}

/** The list of posts. Without a filter, the newest post is large above the others. */
export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { callToAction, list } = loaderData;
  const isFirstPage = (list.paging?.page ?? 1) === 1;
  return (
    <ListPage
      page={loaderData}
      words={blog}
      categoryOf={({ categoryId }) => categoryId}
      closing={
        callToAction && (
          <div data-accent={callToAction.accent}>
            <CallToAction {...callToAction} />
          </div>
        )
      }
    >
      {(posts, isFiltered) => {
        const [newest] = isFiltered || !isFirstPage ? [] : posts;
        return (
          <>
            {newest && <PostCard post={newest} variant="large" sizes="(width >= 1024px) 67vw, 100vw" eager />}
            <Mosaic posts={newest ? posts.slice(1) : posts} variant={isFiltered ? "across" : "rounds"} />
          </>
        );
      }}
    </ListPage>
  );
}
