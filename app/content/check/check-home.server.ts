import { splitResult } from "../../lib/split-result.ts";
import type { Problems } from "../read/read-files.server.ts";
import type { Content } from "../schema/content.server.ts";

const figureOf = (result: string) => splitResult(result).figure;
const plain = (figure: string) => figure.replace(/\s/g, "").replace(/−/g, "-").toLowerCase();

/** Notes references of the home page to projects, posts, services and testimonials that do not exist. */
export function checkHome({ pages: { home }, projects, posts, services }: Content, problems: Problems): void {
  const note = (field: string, message: string) => problems.add("pages/home.yaml", field, message);
  const ids = services.map(({ id }) => id);
  const expectProject = (id: string, field: string) => {
    const project = projects.find((candidate) => candidate.id === id);
    if (!project) note(field, `there is no project '${id}' in projects`);
    return project;
  };
  const expectService = (id: string, field: string) => {
    if (!ids.includes(id)) note(field, `there is no service '${id}': use one of ${ids.join(", ")}`);
  };
  home.sections.forEach((name, index) => {
    const field = `sections[${index}]`;
    if (home[name].title === "")
      note(field, `'${name}' is listed, but its block is missing: write it, or delete this line`);
    if (home.sections.indexOf(name) !== index) note(field, `'${name}' is listed twice`);
  });
  home.featured.projects.forEach((id, index) => {
    expectProject(id, `featured.projects[${index}]`);
  });
  home.reviews.list.forEach(({ project: id }, index) => {
    const field = `reviews.list[${index}].project`;
    const project = expectProject(id, field);
    if (project && !project.caseStudy.testimonial)
      note(field, `the project '${id}' has no testimonial: name another, or write one`);
  });
  home.results.list.forEach(({ project: id, figure }, index) => {
    const field = `results.list[${index}]`;
    const figures = expectProject(id, `${field}.project`)?.caseStudy.results.map(figureOf) ?? [];
    if (figures.length === 0 || figures.some((each) => plain(each) === plain(figure))) return;
    const known = figures.map((each) => `'${each}'`).join(", ");
    note(`${field}.figure`, `'${figure}' is no result of '${id}': it has ${known}`);
  });
  home.blog.posts.forEach((slug, index) => {
    if (!posts.some((post) => post.slug === slug))
      note(`blog.posts[${index}]`, `there is no post '${slug}' in posts`);
  });
  home.techStack.tools.forEach((tool, index) => {
    for (const id of tool.services) expectService(id, `techStack.tools[${index}].services`);
  });
  home.achievements.list.forEach(({ service }, index) => {
    expectService(service, `achievements.list[${index}].service`);
  });
}
