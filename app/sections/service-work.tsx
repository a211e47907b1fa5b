import type { ServicePage } from "../content/read/service-page.server";
import { ArrowLink } from "../ui/button";
import { FitFigure } from "../ui/fit-figure";
import { ProjectCard } from "./project-card";
import "./work-grid.css";
import "./service-work.css";

/** 'Our Work': up to six projects of a service; the first one large, with the figure it is known for. */
export function ServiceWork({ work }: Pick<ServicePage, "work">) {
  const { proof } = work;
  const [first, ...others] = work.projects;
  return (
    <section className="measure section-space">
      <div className="section-top">
        <h2 className="display text-h2">{work.title}</h2>
        <p className="text-lead">{work.text}</p>
        <ArrowLink to="/portfolio">View All Projects</ArrowLink>
      </div>
      {first && (
        <div className="first-work" data-dye={first.color}>
          <ProjectCard project={first} label="year" sizes="(width >= 1024px) 66vw, 92vw" />
          <div className="first-work-proof">
            {proof && <FitFigure figure={proof.figure} />}
            <div>
              {proof && <p className="text-lead">{proof.text}</p>}
              <p className="mt-2">{first.description}</p>
            </div>
          </div>
        </div>
      )}
      {others.length > 0 && (
        <ul className="work-grid" data-count={others.length}>
          {others.map((project) => (
            <li key={project.id}>
              <ProjectCard project={project} label="year" sizes="(width >= 1024px) 48vw, 45vw" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
