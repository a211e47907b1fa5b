import { ProjectCard } from "../../sections/project-card";
import { ArrowLink } from "../../ui/button";
import type { ProjectPage } from "./data.server";
import "../../sections/work-grid.css";
import styles from "./related.module.css";

/** Up to three projects that stand near this one. */
export function Related({ projects }: { projects: ProjectPage["related"] }) {
  if (projects.length === 0) return null;
  return (
    <section className={`${styles.root} measure section-space`}>
      <div className="section-top section-top-short">
        <h2 className="display text-h2">Related Projects</h2>
        <ArrowLink to="/portfolio">View All Projects</ArrowLink>
      </div>
      <ul className="work-grid" data-count={projects.length}>
        {projects.map((project) => (
          <li key={project.id}>
            <ProjectCard project={project} sizes="(width >= 1024px) 33vw, 90vw" />
          </li>
        ))}
      </ul>
    </section>
  );
}
