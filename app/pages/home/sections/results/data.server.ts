import { projectCard } from "../../../../content/read/cards.server.ts";
import { barsOf } from "../../../../content/read/comparison.server.ts";
import { getContent } from "../../../../content/read/content.server.ts";
import { figureLetters } from "../../../../content/read/display-font.server.ts";
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
