import { CallToAction } from "../../sections/call-to-action";
import { useFilter } from "../../sections/use-filter";
import { pageMeta } from "../../seo/page-meta";
import { ArrowLink, ButtonLink } from "../../ui/button";
import { PageHero } from "../../ui/page-hero";
import type { Route } from "./+types/page";
import { portfolioPage } from "./data.server";
import { ProjectList } from "./project-list";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta);

export function loader() {
  return portfolioPage();
}

export default function PortfolioPage({ loaderData }: Route.ComponentProps) {
  const { dye, headline, lead, filters, callToAction } = loaderData;
  const { chosen, pressed, choose } = useFilter();
  return (
    <div className="dipped" data-dye={filters.find(({ id }) => id === chosen)?.color ?? dye}>
      <PageHero headline={headline} lead={lead} />
      <div className="satin-edge" aria-hidden="true" />
      <ProjectList {...loaderData} chosen={chosen} pressed={pressed} onChoose={choose} />
      <CallToAction {...callToAction}>
        <ButtonLink to="/contact">Contact Us</ButtonLink>
        <ArrowLink to="/contact?type=quote">Get a Quote</ArrowLink>
      </CallToAction>
    </div>
  );
}
