import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { PagedList } from "../../sections/paged-list";
import { isHalf, patchSizes } from "../../sections/patch-sizes";
import { PostCard } from "../../sections/post-card";
import { pageMeta } from "../../seo/page-meta";
import { PageHero } from "../../ui/page-hero";
import { Closing } from "./closing";
import { pagedBlog } from "./data.server";
import { roundWidth } from "./round-width";
import "./blog.css";
import "./quilt.css";

// Not by the router's generated types: those exist only while the agency has such a page.
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageMeta(loaderData?.meta);

export function loader({ url }: LoaderFunctionArgs) {
  const page = pagedBlog(url.pathname);
  if (!page) throw data(null, { status: 404 });
  return page;
}

/** The list of posts where it is long: a page of it, of all posts or of one category. The newest of all is large. */
export default function PagedBlogPage() {
  const { dye, headline, lead, empty, closing, paging, posts } = useLoaderData<typeof loader>();
  const isWhole = paging.chosen === undefined;
  const newest = isWhole && paging.page === 1 ? posts[0] : undefined;
  const quilted = newest ? posts.slice(1) : posts;
  return (
    <div className="dipped" data-dye={dye}>
      <PageHero headline={headline} lead={lead} />
      <div className="satin-edge" aria-hidden="true" />
      <PagedList className="posts" legend="Filter posts" empty={empty} paging={paging}>
        <div className="quilt-whole">
          {newest && <PostCard post={newest} look="large" sizes="(width >= 1024px) 60vw, 100vw" eager />}
          <ul className={isWhole ? "quilt quilt-round" : "quilt"}>
            {quilted.map((post, index) => (
              <li key={post.slug}>
                <PostCard
                  post={post}
                  isHalf={isHalf(index, quilted.length)}
                  sizes={patchSizes(
                    index,
                    quilted.length,
                    isWhole ? roundWidth(index, quilted.length) : "50vw",
                  )}
                />
              </li>
            ))}
          </ul>
        </div>
      </PagedList>
      <Closing closing={closing} />
    </div>
  );
}
