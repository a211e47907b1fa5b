import { Icon } from "../../ui/icon";
import { Picture } from "../../ui/picture";
import { SiteLink } from "../../ui/site-link";
import type { ProjectPage } from "./data.server";
import styles from "./neighbours.module.css";

/** The projects before and after this one, each with its cover on the field of its dye. */
export function Neighbours({ previous, next }: Pick<ProjectPage, "previous" | "next">) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.root} aria-label="Neighbouring projects">
      {previous && (
        <SiteLink to={previous.link} className={styles.link}>
          <Field project={previous} label="Previous project" icon="left" />
        </SiteLink>
      )}
      {next && (
        <SiteLink to={next.link} className={styles.link}>
          <Field project={next} label="Next project" icon="right" />
        </SiteLink>
      )}
    </nav>
  );
}

type FieldProps = {
  project: NonNullable<ProjectPage["next"]>;
  label: string;
  icon: "left" | "right";
};

function Field({ project, label, icon }: FieldProps) {
  return (
    <span className={styles.field} data-dye={project.color}>
      <span className={styles.picture}>
        <Picture picture={project.picture} sizes="(width >= 1024px) 33vw, 50vw" shape="fill" decorative />
      </span>
      <span className={styles.label}>
        <Icon name={icon} />
        {label}
      </span>
      <span className={`${styles.title} display text-h3`}>{project.title}</span>
    </span>
  );
}
