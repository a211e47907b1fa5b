import type { ReactNode } from "react";
import { FitHeading } from "../../ui/fit-heading";
import { SiteLink } from "../../ui/site-link";
import { Whole } from "../../ui/whole";
import { Breadcrumb } from "./breadcrumb";
import type { ProjectPage } from "./data.server";
import "./project-hero.css";

type Props = Pick<ProjectPage, "project" | "category" | "list" | "headline"> & {
  isLoading: boolean;
  /** The main image. */
  children?: ReactNode;
};

/** Breadcrumb, category, title and facts on the service's dye; a small loom in their place while loading. */
export function ProjectHero({ project, category, list, headline, isLoading, children }: Props) {
  const { title, description, client, year, scope, technologies } = project;
  return (
    <header className="project-hero">
      <div className="project-hero-title">
        <div className="project-hero-top">
          <Breadcrumb list={list} title={title} />
          <SiteLink to={category.link} className="case-badge">
            <span className="weave weave-chip" aria-hidden="true" />
            {category.title}
          </SiteLink>
        </div>
        <FitHeading headline={headline} />
        {isLoading && (
          <div className="case-spinner" role="status">
            <span className="weave weave-coarse" aria-hidden="true" />
            <span className="sr-only">Loading the project</span>
          </div>
        )}
      </div>
      <div className="project-facts">
        <p className="text-lead">{description}</p>
        {(client || year || scope || technologies.length > 0) && (
          <dl>
            {client && (
              <div>
                <dt>Client</dt>
                <dd>{client}</dd>
              </div>
            )}
            {year && (
              <div>
                <dt>Year</dt>
                <dd>{year}</dd>
              </div>
            )}
            {scope && (
              <div className="project-fact-wide">
                <dt>Scope</dt>
                <dd>{scope}</dd>
              </div>
            )}
            {technologies.length > 0 && (
              <div className="project-fact-wide">
                <dt>Technologies</dt>
                <dd>
                  <Whole parts={technologies} />
                </dd>
              </div>
            )}
          </dl>
        )}
      </div>
      {children}
    </header>
  );
}
