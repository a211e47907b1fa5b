import { data } from "react-router";
import { servicePage } from "../../content/read/service-page.server";
import { CallToAction } from "../../sections/call-to-action";
import { DyeName } from "../../sections/dye-name";
import { JobSteps } from "../../sections/job-steps";
import { PictureHero } from "../../sections/picture-hero";
import { ServiceWork } from "../../sections/service-work";
import { pageMeta } from "../../seo/page-meta";
import { ArrowLink, ButtonLink } from "../../ui/button";
import type { Route } from "./+types/page";
import { Features } from "./features";
import { Line } from "./line";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta);

export function loader({ params }: Route.LoaderArgs) {
  const page = servicePage(params.serviceId);
  if (!page) throw data(null, { status: 404 });
  return page;
}

/** The layout 'standard', which one template serves. */
export default function ServicePage({ loaderData }: Route.ComponentProps) {
  const { id, title, dyeName, headline, lead, picture, focus, features, line, process, work, callToAction } =
    loaderData;
  const quote = `/contact?type=quote&service=${id}`;
  return (
    <>
      <PictureHero
        headline={headline}
        lead={lead}
        picture={{ picture, focus, decorative: true }}
        look="split"
        above={<DyeName name={dyeName} />}
      >
        <ButtonLink to={quote}>Get a Quote</ButtonLink>
        {process && (
          <ButtonLink to="#process" look="paper" icon="down" about={`about ${title}`}>
            Learn More
          </ButtonLink>
        )}
      </PictureHero>
      {features.length > 0 && <Features title={`Why Choose Our ${title} Service`} features={features} />}
      {line && <Line {...line} />}
      {process && <JobSteps {...process} ground="pale" />}
      {work.projects.length > 0 && <ServiceWork work={work} detail="description" />}
      <CallToAction {...callToAction}>
        <ButtonLink to="/contact">Contact Us</ButtonLink>
        <ArrowLink to={quote}>Request a Quote</ArrowLink>
      </CallToAction>
    </>
  );
}
