import { barsOf } from "../../../../content/charts/comparison.server.ts";
import { figureLetters } from "../../../../content/headlines/display-font.server.ts";
import type { Content } from "../../../../content/schema/content.server.ts";
import { projectCard } from "../../../../content/types/project/card.server.ts";
import type { PlainItem, SectionLook } from "../head.server.ts";

export type Data = ReturnType<typeof data>;

export const look: SectionLook = "bar";

export function data(content: Content) {
  const { pages, projects } = content;
  return pages.home.results.list.flatMap(({ project: id, before, after, ...result }) => {
    const project = projects.find((candidate) => candidate.id === id);
    if (!project) return [];
    const { title, link, color } = projectCard(content, project);
    return [
      { ...result, letters: figureLetters(result.figure), title, link, color, bars: barsOf(before, after) },
    ];
  });
}

export function plain(results: Data): PlainItem[] {
  return results.map(({ figure, text, link }) => ({ title: figure, text, link }));
}
