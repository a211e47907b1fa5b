import { isRouteErrorResponse, Navigate } from "react-router";
import { getContent } from "../../content/content.server";
import { PATHS } from "../../paths.ts";
import { CallToAction } from "../../sections/call-to-action";
import { Mosaic } from "../../sections/mosaic";
import { NextPanel } from "../../sections/next-panel";
import { pageMeta } from "../../seo/page-meta";
import { RichText } from "../../ui/rich-text";
import { post as words } from "../../words/en/post";
import type { Route } from "./+types/page";
import { ContentsList } from "./contents-list";
import { postNotFound, postPage } from "./data.server";
import { LinkList } from "./link-list";
import styles from "./page.module.css";
import { PostEnd } from "./post-end";
import { PostHead } from "./post-head";
import { PostNotFound } from "./post-not-found";
import text from "./post-text.module.css";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta);

export function loader({ params }: Route.LoaderArgs) {
  return postPage(getContent(), params.slug) ?? postNotFound(getContent());
}

/** Shows the not-found page for an unknown post. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404)
    return <Navigate to={PATHS.postNotFound} replace />;
  throw error;
}

export default function PostPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.isFound) return <PostNotFound {...loaderData} />;
  const { headings, nodes, links, related, next, callToAction, lang } = loaderData;
  return (
    <>
      <article className={styles.post} data-paper>
        <PostHead post={loaderData} />
        <div className={text.body} data-post>
          <ContentsList headings={headings} lang={lang} />
          <RichText nodes={nodes} className={text.text} lang={lang} />
        </div>
        <LinkList links={links} lang={lang} />
        <PostEnd post={loaderData} />
      </article>
      {related.posts.length > 0 && (
        <section className={`${styles.related} no-print`} aria-labelledby="related">
          <h2 id="related" className="measure display text-h2">
            {related.title}
          </h2>
          <Mosaic posts={related.posts} variant="row" as="h3" />
        </section>
      )}
      {next && <NextPanel label={words.next} {...next} />}
      {callToAction && (
        <div className="no-print" data-accent={callToAction.accent}>
          <CallToAction {...callToAction} />
        </div>
      )}
    </>
  );
}
