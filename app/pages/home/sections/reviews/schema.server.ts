import { z } from "zod";
import type { HomeCheck } from "../../../../content/check/check-home.server.ts";
import { slug, text } from "../../../../content/schema/primitives.server.ts";
import { wayOnSchema } from "../head-schema.server.ts";

/** A review quotes the testimonial of the project's case study, with its portrait. */
export const schema = z
  .strictObject({
    title: text(60),
    ...wayOnSchema,
    list: z.array(z.strictObject({ project: slug })),
  })
  .default({ title: "", linkText: "", link: "/", list: [] });

export function check({ home, expectProject, note }: HomeCheck): void {
  home.reviews.list.forEach(({ project: id }, index) => {
    const field = `reviews.list[${index}].project`;
    const project = expectProject(id, field);
    if (project && !project.caseStudy.testimonial)
      note(field, `the project '${id}' has no testimonial: name another, or write one`);
  });
}
