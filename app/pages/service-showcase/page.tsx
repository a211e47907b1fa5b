import { data } from "react-router";
import { CallToAction } from "../../sections/call-to-action";
import { DyeName } from "../../sections/dye-name";
import { JobSteps } from "../../sections/job-steps";
import { PictureHero } from "../../sections/picture-hero";
import { ServiceWork } from "../../sections/service-work";
import { pageMeta } from "../../seo/page-meta";
import { ArrowLink, ButtonLink } from "../../ui/button";
import type { Route } from "./+types/page";
import { showcasePage } from "./data.server";
import { FeatureCards } from "./feature-cards";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta);

/** Each service of this layout has a route of its own (routes.ts), so its id is the end of the address. */
export function loader({ url }: Route.LoaderArgs) {
  const page = showcasePage(url.pathname.split("/").filter(Boolean).at(-1) ?? "");
  if (!page) throw data(null, { status: 404 });
  return page;
}

/** The layout 'showcase': uneven feature cards with samples, drawn steps, a grid of projects. */
export default function ServiceShowcasePage({ loaderData }: Route.ComponentProps) {
  const { title, dyeName, headline, lead, picture, focus, features, process, work, callToAction } =
    loaderData;
  return (
    <>
      <PictureHero
        headline={headline}
        lead={lead}
        picture={{ picture, focus, decorative: true }}
        look="band"
        above={<DyeName name={dyeName} />}
      >
        <ButtonLink to="/contact">Get a Quote</ButtonLink>
        {process && (
          <ButtonLink to="#process" look="paper" icon="down">
            View Our Process
          </ButtonLink>
        )}
      </PictureHero>
      {features.length > 0 && <FeatureCards title={`Why Choose Our ${title} Service`} features={features} />}
      {process && <JobSteps {...process} ground="deep" />}
      {work.projects.length > 0 && <ServiceWork work={work} detail="result" />}
      <CallToAction {...callToAction}>
        <ButtonLink to="/contact">Contact Us</ButtonLink>
        <ArrowLink to="/contact?type=quote">Request a Quote</ArrowLink>
      </CallToAction>
    </>
  );
}
