import { getContent } from "../../content.server.ts";

const MOST_PROJECTS = 6;

/** Returns the projects that a service's page shows. */
export function shownProjects(service: string) {
  const { projects } = getContent();
  return projects.filter(({ serviceCategory }) => serviceCategory === service).slice(0, MOST_PROJECTS);
}
