import { site } from "virtual:site";
import { useEffect, useState } from "react";
import { isRouteErrorResponse, Navigate, redirect } from "react-router";
import { getContent } from "../../content/content.server";
import { hasVisitBegun } from "../../lib/visit";
import { PATHS } from "../../paths.ts";
import { CallToAction } from "../../sections/call-to-action";
import { NextPanel } from "../../sections/next-panel";
import { ProjectGrid } from "../../sections/project-grid";
import { SectionHead } from "../../sections/section-head";
import { pageMeta } from "../../seo/page-meta";
import { ArrowLink } from "../../ui/button";
import { links } from "../../words/en/links";
import { project as words } from "../../words/en/project";
import type { Route } from "./+types/page";
import { Credits } from "./credits";
import { projectPage } from "./data.server";
import { Gallery } from "./gallery";
import styles from "./page.module.css";
import { ProjectHero } from "./project-hero";
import { Results } from "./results";
import { Story } from "./story";
import { Testimonial } from "./testimonial";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta);

/** Returns the data of the project with the id or slug in the URL. */
export function loader({ params }: Route.LoaderArgs) {
  const page = projectPage(getContent(), params.projectId);
  if (!page) throw redirect(PATHS.portfolio);
  return page;
}

/** Redirects from an unknown project to the list. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <Navigate to={PATHS.portfolio} replace />;
  throw error;
}

/** Uses the project as a key, so that navigation from project to project starts with new state. */
export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  return <Project key={loaderData.project.id} data={loaderData} />;
}

function Project({ data }: { data: Route.ComponentProps["loaderData"] }) {
  const { detailDelayMs } = site.switches;
  // Show the spinner only on navigation within the site, never on a page that was opened directly.
  const [isLoading, setIsLoading] = useState(() => hasVisitBegun() && detailDelayMs > 0);
  useEffect(() => {
    const timer = setTimeout(() => setIsLoading(false), detailDelayMs);
    return () => clearTimeout(timer);
  }, [detailDelayMs]);
  return (
    <article
      className={styles.project}
      data-loading={isLoading || undefined}
      data-paper
      aria-busy={isLoading || undefined}
    >
      <ProjectHero data={data} isLoading={isLoading} />
      {data.parts.map((part) => (
        <Story key={part.title} {...part} lang={data.storyLang} />
      ))}
      {data.results.length > 0 && (
        <Results results={data.results} comparison={data.comparison} lang={data.storyLang} />
      )}
      {data.testimonial && <Testimonial {...data.testimonial} lang={data.storyLang} />}
      {data.credits.length > 0 && <Credits credits={data.credits} lang={data.storyLang} />}
      {data.gallery.pictures.length > 0 && <Gallery {...data.gallery} lang={data.storyLang} />}
      {data.related.length > 0 && (
        <section className="section-space no-print">
          <SectionHead title={words.related}>
            <ArrowLink to={PATHS.portfolio}>{links.allProjects}</ArrowLink>
          </SectionHead>
          <ProjectGrid projects={data.related} variant="row" />
        </section>
      )}
      <CallToAction
        {...data.callToAction}
        variant="field"
        to={`${PATHS.quote}&${data.quoteFor}#brief&services=${data.category.id}`}
      />
      {data.next && <NextPanel label={words.next} {...data.next} />}
    </article>
  );
}
