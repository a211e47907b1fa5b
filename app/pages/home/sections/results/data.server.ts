import { projectCard } from "../../../../content/read/cards.server.ts";
import { barsOf } from "../../../../content/read/comparison.server.ts";
import { figureLetters } from "../../../../content/read/display-font.server.ts";
import type { Content } from "../../../../content/schema/content.server.ts";
import { headingOf, type SectionData } from "../section-data.server.ts";

export type Data = ReturnType<typeof results>;

export function section(content: Content): SectionData<Data> {
  const block = content.pages.home.results;
  const data = results(content);
  return {
    heading: { ...headingOf(block), layout: "bar" },
    accent: block.accent,
    plainItems: data.map(({ figure, text, link }) => ({ title: figure, text, link })),
    data,
  };
}

function results({ pages, projects }: Content) {
  return pages.home.results.list.flatMap(({ project: id, before, after, ...result }) => {
    const project = projects.find((candidate) => candidate.id === id);
    if (!project) return [];
    const { title, link, color } = projectCard(project);
    return [
      { ...result, letters: figureLetters(result.figure), title, link, color, bars: barsOf(before, after) },
    ];
  });
}
