import { z } from "zod";
import { pictureAt } from "../../../../content/pictures/pictures.server.ts";
import type { Content } from "../../../../content/schema/content.server.ts";
import { projectId, text } from "../../../../content/schema/fields.server.ts";
import type { AddHomeProblem } from "../../../../content/types/home/home.server.ts";
import { firstSentence } from "../../../../lib/first-sentence.ts";
import { linkSchema } from "../block-schema.server.ts";
import { headingOf, type SectionData } from "../section-data.server.ts";

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

export type Data = ReturnType<typeof reviews>;

export function section(content: Content): SectionData<Data> {
  const data = reviews(content);
  return {
    heading: { ...headingOf(content.pages.home.reviews), layout: "bar" },
    plainItems: data.map(({ author, position, link }) => ({ title: author, text: position, link })),
    data,
  };
}

function reviews(content: Content) {
  const { pages, projects, services } = content;
  return pages.home.reviews.list.flatMap(({ project: id }) => {
    const project = projects.find((candidate) => candidate.id === id);
    const testimonial = project?.caseStudy.testimonial;
    if (!project || !testimonial) return [];
    const { quote, author, position, portrait } = testimonial;
    const { title, link, serviceCategory } = project;
    return [
      {
        quote: firstSentence(quote),
        author,
        position,
        title,
        link,
        accent: services.find((service) => service.id === serviceCategory)?.color ?? "neutral",
        picture: portrait && pictureAt(content, portrait.src, portrait.alt),
      },
    ];
  });
}
