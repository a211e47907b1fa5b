import { SECTIONS } from "../../pages/home/sections/registry.server.ts";
import type { Problems } from "../read/read-files.server.ts";
import type { Content, Pages, Project } from "../schema/content.server.ts";

/** What the check of a section of the home page is given (`sections/<name>/schema.server.ts`). */
export type HomeCheck = {
  content: Content;
  home: Pages["home"];
  /** Notes a problem of a field of the home page's file. */
  note: (field: string, problem: string) => void;
  /** The project of this id; notes that there is none. */
  expectProject: (id: string, field: string) => Project | undefined;
  /** Notes that there is no service of this id. */
  expectService: (id: string, field: string) => void;
};

/** Notes sections without a block, and what they name and nobody has: projects, posts, services, testimonials. */
export function checkHome(content: Content, problems: Problems): void {
  const { pages, projects, services } = content;
  const { home } = pages;
  const note = (field: string, problem: string) => problems.add("pages/home.yaml", field, problem);
  home.sections.forEach((name, index) => {
    const field = `sections[${index}]`;
    if (home[name].title === "")
      note(field, `'${name}' is listed, but its block is missing: write it, or delete this line`);
    if (home.sections.indexOf(name) !== index) note(field, `'${name}' is listed twice`);
  });
  const expectProject = (id: string, field: string) => {
    const project = projects.find((candidate) => candidate.id === id);
    if (!project) note(field, `there is no project '${id}' in projects`);
    return project;
  };
  const expectService = (id: string, field: string) => {
    if (services.some((service) => service.id === id)) return;
    note(field, `there is no service '${id}': use one of ${services.map((each) => each.id).join(", ")}`);
  };
  for (const section of Object.values(SECTIONS))
    if ("check" in section) section.check({ content, home, note, expectProject, expectService });
}
