import { splitResult } from "../../lib/split-result.ts";
import type { Problems } from "../read/read-files.server.ts";
import type { Content } from "../schema/content.server.ts";

const figureOf = (result: string) => splitResult(result).figure;
const plain = (figure: string) => figure.replace(/\s/g, "").replace(/−/g, "-").toLowerCase();

/** Notes what the home page names and nobody has: projects, posts, services, testimonials. */
export function checkHome({ pages: { home }, projects, posts, services }: Content, problems: Problems): void {
  const file = "pages/home.yaml";
  home.sections.forEach((name, index) => {
    const field = `sections[${index}]`;
    if (home[name].title === "")
      problems.add(
        file,
        field,
        `'${name}' is listed, but its block is missing: write it, or delete this line`,
      );
    if (home.sections.indexOf(name) !== index) problems.add(file, field, `'${name}' is listed twice`);
  });
  const expectProject = (id: string, field: string) => {
    const project = projects.find((candidate) => candidate.id === id);
    if (!project) problems.add(file, field, `there is no project '${id}' in projects`);
    return project;
  };
  const expectService = (id: string, field: string) => {
    if (services.some((service) => service.id === id)) return;
    problems.add(
      file,
      field,
      `there is no service '${id}': use one of ${services.map((each) => each.id).join(", ")}`,
    );
  };
  home.featured.projects.forEach((id, index) => {
    expectProject(id, `featured.projects[${index}]`);
  });
  home.reviews.list.forEach((review, index) => {
    const field = `reviews.list[${index}].project`;
    const project = expectProject(review.project, field);
    if (project && !project.caseStudy.testimonial) {
      problems.add(
        file,
        field,
        `the project '${review.project}' has no testimonial: name another, or write one`,
      );
    }
  });
  home.results.list.forEach(({ project: id, figure }, index) => {
    const figures =
      expectProject(id, `results.list[${index}].project`)?.caseStudy.results.map(figureOf) ?? [];
    if (figures.length > 0 && !figures.some((each) => plain(each) === plain(figure)))
      problems.add(
        file,
        `results.list[${index}].figure`,
        `'${figure}' is no result of '${id}': it has ${figures.map((each) => `'${each}'`).join(", ")}`,
      );
  });
  home.blog.posts.forEach((slug, index) => {
    const exists = posts.some((post) => post.slug === slug);
    if (!exists) problems.add(file, `blog.posts[${index}]`, `there is no post '${slug}' in posts`);
  });
  home.techStack.tools.forEach((tool, index) => {
    for (const id of tool.services) expectService(id, `techStack.tools[${index}].services`);
  });
  home.achievements.list.forEach(({ service }, index) => {
    expectService(service, `achievements.list[${index}].service`);
  });
}
