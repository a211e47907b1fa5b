import { data } from "react-router";
import { CallToAction } from "../../sections/call-to-action";
import { coverSizes } from "../../sections/cover-sizes";
import { DyeName } from "../../sections/dye-name";
import { JobSteps } from "../../sections/job-steps";
import { PictureHero } from "../../sections/picture-hero";
import { ProjectCard } from "../../sections/project-card";
import { pageMeta } from "../../seo/page-meta";
import { ArrowLink, ButtonLink } from "../../ui/button";
import type { Route } from "./+types/page";
import { type ShowcasePage, showcasePage } from "./data.server";
import { FeatureCards } from "./feature-cards";
import "../../sections/work-grid.css";
import "../../sections/project-grid.css";
import styles from "./showcase.module.css";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta);

/** Each service of this layout has a route of its own (routes.ts), so its id is the end of the address. */
export function loader({ url }: Route.LoaderArgs) {
  const page = showcasePage(url.pathname.split("/").filter(Boolean).at(-1) ?? "");
  if (!page) throw data(null, { status: 404 });
  return page;
}

/** Half a row below 1024 px: on a phone these covers take the whole. */
const HALF = "(width >= 768px) 45vw, 92vw";

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
      {work.projects.length > 0 && <Work {...work} />}
      <CallToAction {...callToAction}>
        <ButtonLink to="/contact">Contact Us</ButtonLink>
        <ArrowLink to="/contact?type=quote">Request a Quote</ArrowLink>
      </CallToAction>
    </>
  );
}

function Work({ title, text, projects }: ShowcasePage["work"]) {
  return (
    <section className={`${styles.work} measure section-space`}>
      <div className="section-top">
        <h2 className="display text-h2">{title}</h2>
        <p className="text-lead">{text}</p>
        <ArrowLink to="/portfolio">View All Projects</ArrowLink>
      </div>
      <ul className="project-grid">
        {projects.map((project, index) => (
          <li key={project.id} data-dye={project.color}>
            <ProjectCard project={project} label="year" sizes={coverSizes(index, projects.length, HALF)} />
            {project.result && (
              <div className={styles.result}>
                <p className="display">{project.result.figure}</p>
                <p>{project.result.text}</p>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
