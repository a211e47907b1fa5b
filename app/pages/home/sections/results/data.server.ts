import { getContent } from "../../../../content/read/content.server.ts";
import type { PlainItem, SectionLook } from "../head.server.ts";
import { measureResults } from "./measure-results.ts";

export type Data = ReturnType<typeof data>;

export const look: SectionLook = "barSide";

export function data() {
  const { pages, projects } = getContent();
  const { list } = pages.home.results;
  const drawings = measureResults(list);
  return list.flatMap(({ figure, text, project: id, before, after }, index) => {
    const drawing = drawings[index];
    const project = projects.find((candidate) => candidate.id === id);
    if (!drawing || !project) return [];
    return [{ figure, text, title: project.title, link: project.link, before, after, ...drawing }];
  });
}

export function plain(results: Data): PlainItem[] {
  return results.map(({ figure, text, link }) => ({ title: figure, text, link }));
}
