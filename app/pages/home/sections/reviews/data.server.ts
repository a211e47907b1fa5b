import { pictureAt } from "../../../../content/read/cards.server.ts";
import type { Content } from "../../../../content/schema/content.server.ts";
import { firstSentence } from "../../../../lib/first-sentence.ts";
import { headingOf, type SectionData } from "../section-data.server.ts";

export type Data = ReturnType<typeof reviews>;

export function section(content: Content): SectionData<Data> {
  const data = reviews(content);
  return {
    heading: { ...headingOf(content.pages.home.reviews), layout: "bar" },
    plainItems: data.map(({ author, position, link }) => ({ title: author, text: position, link })),
    data,
  };
}

function reviews({ pages, projects, services }: Content) {
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
        picture: portrait && pictureAt(portrait.src, portrait.alt),
      },
    ];
  });
}
