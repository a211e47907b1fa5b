import { getContent } from "../../../../content/read/content.server.ts";
import type { PlainItem, SectionLook } from "../head.server.ts";

export type Data = ReturnType<typeof data>;

export const look: SectionLook = "barSide";

/** Both bars in percent of the longer one. */
export function barsOf(before: number, after: number) {
  const percent = (value: number) => Math.round((value / Math.max(before, after)) * 1000) / 10;
  return { beforeBar: percent(before), afterBar: percent(after) };
}

export function data() {
  const { pages, projects } = getContent();
  return pages.home.results.list.flatMap(({ project: id, ...result }) => {
    const project = projects.find((candidate) => candidate.id === id);
    if (!project) return [];
    const { title, link } = project;
    return [{ ...result, title, link, ...barsOf(result.before.value, result.after.value) }];
  });
}

export function plain(results: Data): PlainItem[] {
  return results.map(({ figure, text, link }) => ({ title: figure, text, link }));
}
