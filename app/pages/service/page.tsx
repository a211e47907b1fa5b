import localFont from "agency/fonts/local.woff2?url";
import { ornaments } from "agency/ornaments";
import { data } from "react-router";
import { getContent } from "../../content/content.server";
import { fillIn } from "../../lib/fill-in";
import { PATHS } from "../../paths.ts";
import { CallToAction } from "../../sections/call-to-action";
import { NumberedList } from "../../sections/numbered-list";
import { ProjectGrid } from "../../sections/project-grid";
import { SectionHead } from "../../sections/section-head";
import { pageMeta } from "../../seo/page-meta";
import { ArrowLink } from "../../ui/button";
import { links as linkWords } from "../../words/en/links";
import { service } from "../../words/en/service";
import type { Route } from "./+types/page";
import { servicePage } from "./data.server";
import { FeatureCards } from "./feature-cards";
import { JobSteps } from "./job-steps";
import { PictureHero } from "./picture-hero";
import { Pipeline } from "./pipeline";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta);

/** Preloads the font of the accent's name at the top of the page. Without this, the first paint was 150 ms later. */
export const links: Route.LinksFunction = () =>
  localFont
    ? [{ rel: "preload", as: "font", type: "font/woff2", href: localFont, crossOrigin: "anonymous" }]
    : [];

export function loader({ params }: Route.LoaderArgs) {
  const page = servicePage(getContent(), params.serviceId);
  if (!page) throw data(null, { status: 404 });
  for (const { name, picture } of page.pipeline?.stations ?? [])
    if (picture && !ornaments.stationPictures?.[picture])
      throw new Error(
        `services/${page.id}.yaml: page.pipeline.stations: '${name}' has the picture '${picture}', which the agency does not draw; ` +
          `leave it out or draw it in ornaments/ (stationPictures has ${Object.keys(ornaments.stationPictures ?? {}).join(", ") || "none"})`,
      );
  return page;
}

/** A service in one of two layouts: 'showcase' has large feature cards with samples, 'standard' numbered features. */
export default function ServicePage({ loaderData }: Route.ComponentProps) {
  const { id, layout, title, features, pipeline, process, work, callToAction } = loaderData;
  const isShowcase = layout === "showcase";
  const FeatureList = isShowcase ? FeatureCards : NumberedList;
  const quote = isShowcase ? PATHS.quote : `${PATHS.quote}&service=${id}`;
  return (
    <>
      <PictureHero page={loaderData} quote={quote} />
      {pipeline && <Pipeline {...pipeline} />}
      {features.length > 0 && (
        <FeatureList title={fillIn(service.features, { service: title })} list={features} />
      )}
      {process && <JobSteps {...process} ground={isShowcase ? "deep" : "pale"} />}
      {work.projects.length > 0 && (
        <section className="section-space">
          <SectionHead title={work.title} text={work.text}>
            <ArrowLink to={PATHS.portfolio}>{linkWords.allProjects}</ArrowLink>
          </SectionHead>
          <ProjectGrid
            projects={work.projects}
            variant="service"
            secondaryText={isShowcase ? "result" : "description"}
          />
        </section>
      )}
      <CallToAction
        {...callToAction}
        to={quote}
        linkText={isShowcase ? linkWords.requestQuote : linkWords.getQuote}
      />
    </>
  );
}
