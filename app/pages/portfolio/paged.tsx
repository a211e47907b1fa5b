import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { CallToAction } from "../../sections/call-to-action";
import { PagedList } from "../../sections/paged-list";
import { ProjectCard } from "../../sections/project-card";
import { pageMeta } from "../../seo/page-meta";
import { ArrowLink, ButtonLink } from "../../ui/button";
import { PageHero } from "../../ui/page-hero";
import { pagedPortfolio } from "./data.server";
import "../../sections/project-grid.css";
import "./portfolio.css";

// Not by the router's generated types: those exist only while the agency has such a page.
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageMeta(loaderData?.meta);

export function loader({ url }: LoaderFunctionArgs) {
  const page = pagedPortfolio(url.pathname);
  if (!page) throw data(null, { status: 404 });
  return page;
}

/** The list of projects where it is long: a page of it, of all projects or of one service. */
export default function PagedPortfolioPage() {
  const { dye, headline, lead, empty, paging, projects, callToAction } = useLoaderData<typeof loader>();
  return (
    <div className="dipped" data-dye={dye}>
      <PageHero headline={headline} lead={lead} />
      <div className="satin-edge" aria-hidden="true" />
      <PagedList className="projects" legend="Filter projects" empty={empty} paging={paging}>
        <ul className="project-grid">
          {projects.map((project, index) => (
            <li key={project.id}>
              <ProjectCard
                project={project}
                result={project.result}
                as="h2"
                eager={index < 2}
                sizes="(width >= 1024px) 60vw, (width >= 768px) 90vw, 100vw"
              />
            </li>
          ))}
        </ul>
      </PagedList>
      <CallToAction {...callToAction}>
        <ButtonLink to="/contact">Contact Us</ButtonLink>
        <ArrowLink to="/contact?type=quote">Get a Quote</ArrowLink>
      </CallToAction>
    </div>
  );
}
