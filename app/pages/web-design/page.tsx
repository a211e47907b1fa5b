import { fitFigure } from "../../content/fit-lines.server";
import { servicePage } from "../../content/service-page.server";
import { CallToAction } from "../../sections/call-to-action";
import { DyeName } from "../../sections/dye-name";
import { ProjectCard } from "../../sections/project-card";
import { pageMeta } from "../../seo/page-meta";
import { ArrowLink, ButtonLink } from "../../ui/button";
import { PageHero } from "../../ui/page-hero";
import { Picture } from "../../ui/picture";
import type { Route } from "./+types/page";
import { FeatureCards } from "./feature-cards";
import { Steps } from "./steps";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta);

export function loader() {
  const page = servicePage("web-design");
  if (!page) throw new Error("content/services/web-design.yaml is missing");
  return {
    ...page,
    features: page.features.map(({ sample = "", ...feature }) => ({
      ...feature,
      sample,
      // Letters that the display face does not have stand as they are.
      figure: /^[\p{ASCII}]+$/u.test(sample) ? fitFigure(sample, 44) : undefined,
    })),
  };
}

export type WebDesignData = Route.ComponentProps["loaderData"];

/** Web design has a layout of its own (specification, section 2 "Web design page"). */
export default function WebDesignPage({ loaderData }: Route.ComponentProps) {
  const { title, dyeName, headline, lead, picture, features, process, work, callToAction } = loaderData;
  return (
    <>
      <PageHero
        headline={headline}
        lead={lead}
        above={<DyeName name={dyeName} />}
        aside={
          <div className="dissolve">
            <Picture picture={picture} sizes="100vw" shape="fill" eager decorative />
          </div>
        }
      >
        <ButtonLink to="/contact">Get a Quote</ButtonLink>
        <ButtonLink to="#process" look="bleach" icon="down">
          View Our Process
        </ButtonLink>
      </PageHero>
      <FeatureCards title={`Why Choose Our ${title} Service`} features={features} />
      <Steps {...process} />
      <section className="measure section-space">
        <div className="section-top">
          <h2 className="display text-h2">{work.title}</h2>
          <p className="text-lead">{work.text}</p>
          <ArrowLink to="/portfolio">View All Projects</ArrowLink>
        </div>
        <ul className="project-grid">
          {work.projects.map((project) => (
            <li key={project.id}>
              <ProjectCard
                project={project}
                label="client"
                sizes="(width >= 1024px) 60vw, (width >= 768px) 90vw, 100vw"
              />
            </li>
          ))}
        </ul>
      </section>
      <CallToAction {...callToAction}>
        <ButtonLink to="/contact">Contact Us</ButtonLink>
        <ArrowLink to="/contact?type=quote">Request a Quote</ArrowLink>
      </CallToAction>
    </>
  );
}
