import { getContent } from "../../../../content/read/content.server.ts";
import { threadAccents, threadRuns } from "./thread-runs.ts";

/** The threads of the page: an accent for each service. */
export const pageThreads = () =>
  threadAccents(getContent().services, getContent().pages.home.services.headlineAccents);

/** The threads' way through the page. */
export function pageRuns() {
  const { home } = getContent().pages;
  const sections = home.sections.map((name) => {
    const block = home[name];
    return { name, accent: "accent" in block ? block.accent : undefined };
  });
  return threadRuns(sections, pageThreads());
}

export type HeadlineThreads = ReturnType<typeof headlineThreads>;

/**
 * The threads of the services' headline. Three to a line: more make the words hard to read, so the others lie
 * below them. A thread that goes on down the page has its place among those.
 */
export function headlineThreads() {
  const { headlineAccents } = getContent().pages.home.services;
  const goingOn = pageThreads();
  const placed = headlineAccents.map((accent) => ({
    accent,
    place: goingOn.indexOf(accent) + 1 || undefined,
  }));
  const below = goingOn
    .map((accent, index) => ({ accent, place: index + 1 }))
    .filter(({ place }) => !placed.some((thread) => thread.place === place));
  return { lines: [placed.slice(0, 3), placed.slice(3, 6)], below, side: pageRuns().services?.side };
}
