import { getContent } from "../../../../content/read/content.server.ts";
import { threadDyes, threadRuns } from "./thread-runs.ts";

/** The threads of the page: a dye for each service. */
export const pageThreads = () => threadDyes(getContent().services, getContent().pages.home.services.threads);

/** The threads' way through the page. */
export function pageRuns() {
  const { home } = getContent().pages;
  const sections = home.sections.map((name) => {
    const block = home[name];
    return { name, dye: "dye" in block ? block.dye : undefined };
  });
  return threadRuns(sections, pageThreads());
}

export type HeadlineThreads = ReturnType<typeof headlineThreads>;

/**
 * The threads of the services' headline. Three to a line: more make the words hard to read, so the others lie
 * below them. A thread that goes on down the page has its place among those.
 */
export function headlineThreads() {
  const { threads } = getContent().pages.home.services;
  const goingOn = pageThreads();
  const placed = threads.map((dye) => ({ dye, place: goingOn.indexOf(dye) + 1 || undefined }));
  const below = goingOn
    .map((dye, index) => ({ dye, place: index + 1 }))
    .filter(({ place }) => !placed.some((thread) => thread.place === place));
  return { lines: [placed.slice(0, 3), placed.slice(3, 6)], below, side: pageRuns().services?.side };
}
