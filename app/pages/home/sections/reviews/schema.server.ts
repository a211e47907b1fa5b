import { z } from "zod";
import type { Content } from "../../../../content/schema/content.server.ts";
import { projectId, text } from "../../../../content/schema/fields.server.ts";
import type { AddHomeProblem } from "../../../../content/types/home/home.server.ts";
import { linkSchema } from "../block-schema.server.ts";

/** Reviews that quote the testimonials of project case studies, with their portraits. */
export const schema = z
  .strictObject({ title: text(60), ...linkSchema, list: z.array(z.strictObject({ project: projectId })) })
  .default({ title: "", linkText: "", link: "/", list: [] });

export function check({ pages, projects }: Content, addProblem: AddHomeProblem): void {
  pages.home.reviews.list.forEach(({ project: id }, index) => {
    const project = projects.find((candidate) => candidate.id === id);
    if (project && !project.caseStudy.testimonial)
      addProblem(
        `reviews.list[${index}].project`,
        `the project '${id}' has no testimonial: name another, or write one`,
      );
  });
}
