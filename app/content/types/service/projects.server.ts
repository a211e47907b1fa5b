import type { Content } from "../../schema/content.server.ts";

const MOST_PROJECTS = 6;

/** Returns the projects that a service's page shows. */
export function shownProjects(content: Content, service: string) {
  const { projects } = content;
  return projects.filter(({ serviceCategory }) => serviceCategory === service).slice(0, MOST_PROJECTS);
}

/** Returns the services that the sitemap page lists, with their projects. */
export function inSitemap({ services }: Pick<Content, "services">) {
  return services.filter(({ sitemap }) => sitemap);
}
