import { projectCard } from "../../content/cards.server";
import { getContent } from "../../content/content.server";
import { fitHeadline } from "../../content/fit-lines.server";
import { metaFor } from "../../content/meta.server";
import { CallToAction } from "../../sections/call-to-action";
import { pageMeta } from "../../seo/page-meta";
import { ArrowLink, ButtonLink } from "../../ui/button";
import { PageHero } from "../../ui/page-hero";
import type { Route } from "./+types/page";
import { interleave } from "./interleave";
import { ProjectList } from "./project-list";

/** The one service without a filter button (specification, section 2 "Portfolio list"). */
const WITHOUT_FILTER = "industrial-automation";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta);

export function loader() {
  const { pages, services, projects } = getContent();
  const words = pages.portfolio;
  const byService = services.map(({ id }) => projects.filter((project) => project.serviceCategory === id));
  return {
    dye: "leaf",
    meta: metaFor(words.meta, "/portfolio"),
    headline: fitHeadline([words.title]),
    lead: words.lead,
    filters: services
      .filter(({ id }) => id !== WITHOUT_FILTER)
      .map(({ id, title, color }) => ({ id, title, color })),
    all: words.all,
    empty: words.empty,
    projects: interleave(byService).map(projectCard),
    callToAction: { headline: fitHeadline(words.callToAction.title, 20), text: words.callToAction.text },
  };
}

export type Filter = Route.ComponentProps["loaderData"]["filters"][number];

export default function PortfolioPage({ loaderData }: Route.ComponentProps) {
  const { headline, lead, filters, all, empty, projects, callToAction } = loaderData;
  return (
    <>
      <PageHero headline={headline} lead={lead} />
      <div className="satin-edge" aria-hidden="true" />
      <ProjectList projects={projects} filters={filters} all={all} empty={empty} />
      <CallToAction {...callToAction}>
        <ButtonLink to="/contact">Contact Us</ButtonLink>
        <ArrowLink to="/contact?type=quote">Get a Quote</ArrowLink>
      </CallToAction>
    </>
  );
}
