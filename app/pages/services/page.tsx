import { projectCard } from "../../content/cards.server";
import { getContent } from "../../content/content.server";
import { fitHeadline, fitTitle } from "../../content/fit-lines.server";
import { metaFor } from "../../content/meta.server";
import type { Project } from "../../content/read-content.server";
import { CallToAction } from "../../sections/call-to-action";
import { pageMeta } from "../../seo/page-meta";
import { ArrowLink, ButtonLink } from "../../ui/button";
import { PageHero } from "../../ui/page-hero";
import type { Route } from "./+types/page";
import { Approach } from "./approach";
import { fitIndustries } from "./fit-industries.server";
import { Industries } from "./industries";
import { ServiceCards } from "./service-cards";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta);

export function loader() {
  const { servicesPage: words, services, projects } = getContent();
  return {
    dye: "iron",
    meta: metaFor(words.meta, "/services"),
    headline: fitHeadline([words.title]),
    lead: words.lead,
    services: services.map(({ id, title, description, icon, link, color, dyeName, points }) => ({
      id,
      title,
      description,
      icon,
      link,
      color,
      dyeName,
      points,
      // The last of the list: the home page shows the first three, the service's own page begins with the first.
      work: projects
        .filter(({ serviceCategory }) => serviceCategory === id)
        .map(workLink)
        .at(-1),
    })),
    approach: words.approach,
    industries: { ...words.industries, list: fitIndustries(words.industries.list) },
    callToAction: { headline: fitTitle(words.callToAction.title, 15), text: words.callToAction.text },
  };
}

/** What a length of cloth shows of a project. */
function workLink(project: Project) {
  const { title, link, picture } = projectCard(project);
  return { title, link, picture };
}

export type ServicesData = Route.ComponentProps["loaderData"];

export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  const { headline, lead, services, approach, industries, callToAction } = loaderData;
  return (
    <>
      <PageHero headline={headline} lead={lead} />
      <ServiceCards services={services} />
      <Approach {...approach} />
      <Industries {...industries} />
      <CallToAction {...callToAction}>
        <ButtonLink to="/contact">Contact Us</ButtonLink>
        <ArrowLink to="/portfolio">View Portfolio</ArrowLink>
      </CallToAction>
    </>
  );
}
