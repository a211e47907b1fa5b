import { useRef } from "react";
import type { ProjectCard as Project } from "../../content/cards.server";
import { ProjectCard } from "../../sections/project-card";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import type { Filter } from "./page";
import { ALL, useFilter } from "./use-filter";

type Props = { projects: Project[]; filters: Filter[]; all: string; empty: string };

/**
 * The filter buttons and every project. The whole list is always in the page and a filter hides, so that the
 * list stands without JavaScript too.
 */
export function ProjectList({ projects, filters, all, empty }: Props) {
  const [chosen, choose] = useFilter(filters.map(({ id }) => id));
  const list = useRef<HTMLDivElement>(null);
  const isShown = ({ category }: Project) => chosen === ALL || category === chosen;
  const count = projects.filter(isShown).length;
  const buttons = [
    { id: ALL, title: all, color: undefined, count: projects.length },
    ...filters.map((filter) => ({
      ...filter,
      count: projects.filter(({ category }) => category === filter.id).length,
    })),
  ];
  const pick = (filter: string) => {
    // From far down, the new list is read from its beginning.
    if (list.current && list.current.getBoundingClientRect().top < 0)
      list.current.scrollIntoView({ behavior: "instant" });
    choose(filter);
  };
  return (
    <div className="projects" ref={list}>
      <fieldset className="filters">
        <legend className="sr-only">Filter projects</legend>
        {buttons.map(({ id, title, color, count }) => (
          <button
            key={id}
            type="button"
            className="filter"
            aria-pressed={id === chosen}
            onClick={() => pick(id)}
          >
            {color ? (
              <span className="weave weave-chip" data-dye={color} aria-hidden="true" />
            ) : (
              <Icon name="check" />
            )}
            {title} <span className="filter-count">{count}</span>
          </button>
        ))}
      </fieldset>
      <p className="sr-only" role="status">
        {count === 1 ? "1 project shown" : `${count} projects shown`}
      </p>
      {count === 0 && (
        <div className="no-projects">
          <div className="no-projects-warp" aria-hidden="true" />
          <p className="text-lead font-bold">{empty}</p>
          <Button look="ink" onClick={() => pick(ALL)}>
            {all}
          </Button>
        </div>
      )}
      <ul className="project-grid">
        {projects.map((project, index) => (
          <li key={project.id} hidden={!isShown(project)}>
            <ProjectCard
              project={project}
              as="h2"
              eager={index < 2}
              sizes="(width >= 1024px) 60vw, (width >= 768px) 90vw, 100vw"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
