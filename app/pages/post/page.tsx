import { isRouteErrorResponse, replace } from "react-router";
import { pageMeta } from "../../seo/page-meta";
import type { Route } from "./+types/page";
import { postNotFound, postPage } from "./data.server";
import { LinkList } from "./link-list";
import { Neighbours } from "./neighbours";
import styles from "./page.module.css";
import { PostEnd } from "./post-end";
import { PostHead } from "./post-head";
import { PostNotFound } from "./post-not-found";
import { PostText } from "./post-text";
import { RelatedPosts } from "./related-posts";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta);

export function loader({ params }: Route.LoaderArgs) {
  return postPage(params.slug) ?? postNotFound();
}

/** A post that no longer exists has no data to fetch: its visitor is shown the page that says so. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status === 404) throw replace("/blog/post-not-found");
    throw error;
  }
}

export default function PostPage({ loaderData, matches }: Route.ComponentProps) {
  if (!loaderData.isFound) return <PostNotFound {...loaderData} search={matches[0].loaderData.search} />;
  const { headings, nodes, links, related, newer, older, all } = loaderData;
  return (
    <>
      <article className={styles.post} data-paper>
        <PostHead post={loaderData} />
        <PostText headings={headings} nodes={nodes} />
        <LinkList links={links} />
        <PostEnd post={loaderData} />
      </article>
      {related.posts.length > 0 && <RelatedPosts {...related} />}
      <Neighbours newer={newer} older={older} all={all} />
    </>
  );
}
