import { projectCard } from "../../content/cards.server";
import { getContent } from "../../content/content.server";
import { fitHeadline, fitTitle } from "../../content/fit-lines.server";
import { metaFor } from "../../content/meta.server";
import { CallToAction } from "../../sections/call-to-action";
import { useFilter } from "../../sections/use-filter";
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
    callToAction: { headline: fitTitle(words.callToAction.title, 15), text: words.callToAction.text },
  };
}

export type PortfolioData = Route.ComponentProps["loaderData"];

export default function PortfolioPage({ loaderData }: Route.ComponentProps) {
  const { dye, headline, lead, filters, callToAction } = loaderData;
  const [chosen, choose] = useFilter();
  return (
    <div className="dipped" data-dye={filters.find(({ id }) => id === chosen)?.color ?? dye}>
      <PageHero headline={headline} lead={lead} />
      <div className="satin-edge" aria-hidden="true" />
      <ProjectList {...loaderData} chosen={chosen} onChoose={choose} />
      <CallToAction {...callToAction}>
        <ButtonLink to="/contact">Contact Us</ButtonLink>
        <ArrowLink to="/contact?type=quote">Get a Quote</ArrowLink>
      </CallToAction>
    </div>
  );
}
