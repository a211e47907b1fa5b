import type { ReactNode } from "react";
import { FitHeading } from "../../ui/fit-heading";
import { SiteLink } from "../../ui/site-link";
import { Whole } from "../../ui/whole";
import { Breadcrumb } from "./breadcrumb";
import type { ProjectPage } from "./data.server";
import styles from "./project-hero.module.css";

type Props = Pick<ProjectPage, "project" | "category" | "list" | "headline"> & {
  isLoading: boolean;
  /** The main image. */
  children?: ReactNode;
};

/** Breadcrumb, category, title and facts on the service's dye; a small loom in their place while loading. */
export function ProjectHero({ project, category, list, headline, isLoading, children }: Props) {
  const { title, description, facts, color } = project;
  return (
    <header className={styles.hero} data-loading={isLoading || undefined}>
      <div className={styles.title}>
        <div className={styles.top}>
          <Breadcrumb list={list} title={title} />
          <SiteLink to={category.link} className={styles.badge}>
            <span className="weave weave-chip" aria-hidden="true" />
            {category.title}
          </SiteLink>
        </div>
        <FitHeading headline={headline} />
        {isLoading && (
          <div className={`${styles.spinner} no-print`} role="status">
            <span className={`${styles.cloth} weave weave-coarse`} aria-hidden="true" />
            <span className="sr-only">Loading the project</span>
          </div>
        )}
      </div>
      <div className={styles.facts}>
        <p className="text-lead">{description}</p>
        <div
          className={`${styles.selvedge} weave weave-middle no-print`}
          data-dye={color}
          aria-hidden="true"
        />
        {facts.length > 0 && (
          <dl data-dye={color}>
            {facts.map(({ name, parts, isShort }) => (
              <div key={name} className={isShort ? undefined : styles.long}>
                <dt>{name}</dt>
                <dd className={isShort ? "display text-h4" : undefined}>
                  <Whole parts={parts} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {children}
    </header>
  );
}
