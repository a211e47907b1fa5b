import type { ServicePage } from "../content/read/service-page.server";
import { ArrowLink } from "../ui/button";
import { ProjectGrid } from "./project-grid";
import { SectionTop } from "./section-top";

type Props = Pick<ServicePage, "work"> & {
  /** What each card shows besides its title. */
  detail: "description" | "result";
};

/** 'Our Work': up to six projects of a service. */
export function ServiceWork({ work, detail }: Props) {
  return (
    <section className="section-space">
      <SectionTop title={work.title} text={work.text}>
        <ArrowLink to="/portfolio">View All Projects</ArrowLink>
      </SectionTop>
      <ProjectGrid projects={work.projects} look="service" detail={detail} />
    </section>
  );
}
