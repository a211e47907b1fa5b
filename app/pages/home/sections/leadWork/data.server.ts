import { projectCards } from "../../../../content/read/cards.server.ts";
import { getContent } from "../../../../content/read/content.server.ts";
import type { PlainItem, SectionLook } from "../head.server.ts";

export type Data = ReturnType<typeof data>;

export const look: SectionLook = "barLarge";

export function data() {
  return projectCards(getContent().pages.home.leadWork.projects).map(
    ({ title, lang, categoryTitle, link, picture }) => ({ title, lang, categoryTitle, link, picture }),
  );
}

export function plain(projects: Data): PlainItem[] {
  return projects.map(({ title, lang, link, categoryTitle }) => ({
    title,
    text: categoryTitle,
    link,
    ...(lang && { lang }),
  }));
}
