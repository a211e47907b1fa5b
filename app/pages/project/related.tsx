import { ProjectGrid } from "../../sections/project-grid";
import { SectionTop } from "../../sections/section-top";
import { ArrowLink } from "../../ui/button";
import type { ProjectPage } from "./data.server";

/** Up to three projects that stand near this one. */
export function Related({ projects }: { projects: ProjectPage["related"] }) {
  if (projects.length === 0) return null;
  return (
    <section className="section-space no-print">
      <SectionTop title="Related Projects">
        <ArrowLink to="/portfolio">View All Projects</ArrowLink>
      </SectionTop>
      <ProjectGrid projects={projects} look="row" />
    </section>
  );
}
