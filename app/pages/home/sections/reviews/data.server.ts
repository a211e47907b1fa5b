import { pictureAt } from "../../../../content/pictures/pictures.server.ts";
import type { Content } from "../../../../content/schema/content.server.ts";
import { firstSentence } from "../../../../lib/first-sentence.ts";
import type { PlainItem, SectionLook } from "../head.server.ts";

export type Data = ReturnType<typeof data>;

export const look: SectionLook = "bar";

export function data(content: Content) {
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
        color: services.find((service) => service.id === serviceCategory)?.color ?? "neutral",
        picture: portrait && pictureAt(content, portrait.src, portrait.alt),
      },
    ];
  });
}

export function plain(reviews: Data): PlainItem[] {
  return reviews.map(({ author, position, link }) => ({ title: author, text: position, link }));
}
