import { useRef } from "react";
import { coverSizes } from "../../sections/cover-sizes";
import { FilterBar } from "../../sections/filter-bar";
import { ProjectCard } from "../../sections/project-card";
import { ALL, readFromBeginning } from "../../sections/use-filter";
import { Button } from "../../ui/button";
import type { PortfolioPage } from "./data.server";
import "../../sections/project-grid.css";
import "./portfolio.css";

type Props = Pick<PortfolioPage, "projects" | "filters" | "all" | "empty"> & {
  chosen: string;
  /** What the buttons show. */
  pressed: string;
  onChoose: (filter: string, afterwards: () => void) => void;
};

/** The filter buttons and the projects; the prerendered page has all of them. */
export function ProjectList({ projects, filters, all, empty, chosen, pressed, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const countOf = (filter: string) => projects.filter(({ category }) => category === filter).length;
  const shown = projects.filter(({ category }) => chosen === ALL || category === chosen);
  const count = shown.length;
  const options = [
    { id: ALL, title: all, count: projects.length },
    ...filters.map((filter) => ({ ...filter, count: countOf(filter.id) })),
  ];
  const pick = (filter: string) => onChoose(filter, () => readFromBeginning(list.current));
  return (
    <div className="projects" ref={list}>
      {filters.length > 0 && (
        <FilterBar
          legend="Filter projects"
          options={options}
          chosen={pressed}
          onChoose={pick}
          status={count === 1 ? "1 project shown" : `${count} projects shown`}
        />
      )}
      {count === 0 && (
        <div className="no-projects">
          <div className="no-projects-warp" aria-hidden="true" />
          <p className="text-lead font-bold">{empty}</p>
          {chosen !== ALL && (
            <Button look="ink" onClick={() => pick(ALL)}>
              {all}
            </Button>
          )}
        </div>
      )}
      <ul className="project-grid">
        {shown.map((project, index) => (
          <li key={project.id} data-category={project.category}>
            <ProjectCard
              project={project}
              result={project.result}
              as="h2"
              eager={index === 0}
              sizes={coverSizes(index, count)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
