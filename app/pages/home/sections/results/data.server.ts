import { barsOf } from "../../../../content/charts/comparison.server.ts";
import { getContent } from "../../../../content/content.server.ts";
import { figureLetters } from "../../../../content/headlines/display-font.server.ts";
import { projectCard } from "../../../../content/read/cards.server.ts";
import type { PlainItem, SectionLook } from "../head.server.ts";

export type Data = ReturnType<typeof data>;

export const look: SectionLook = "bar";

export function data() {
  const { pages, projects } = getContent();
  return pages.home.results.list.flatMap(({ project: id, before, after, ...result }) => {
    const project = projects.find((candidate) => candidate.id === id);
    if (!project) return [];
    const { title, link, color } = projectCard(project);
    return [
      { ...result, letters: figureLetters(result.figure), title, link, color, bars: barsOf(before, after) },
    ];
  });
}

export function plain(results: Data): PlainItem[] {
  return results.map(({ figure, text, link }) => ({ title: figure, text, link }));
}
