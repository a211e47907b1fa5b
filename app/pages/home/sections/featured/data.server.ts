import { projectCards } from "../../../../content/read/cards.server.ts";
import { getContent } from "../../../../content/read/content.server.ts";
import { headOf, type PlainItem, type SectionLook } from "../head.server.ts";

export type Data = ReturnType<typeof data>;

export const look: SectionLook = "barLarge";

export function head() {
  return headOf({ ...getContent().pages.home.featured, link: "/portfolio" });
}

export function data() {
  const { pages, projects } = getContent();
  return projectCards(pages.home.featured.projects).map(
    ({ id, title, categoryTitle, color, link, picture }) => ({
      id,
      title,
      categoryTitle,
      color,
      link,
      picture,
      focus: projects.find((project) => project.id === id)?.focus,
    }),
  );
}

export function plain(projects: Data): PlainItem[] {
  return projects.map(({ title, link, categoryTitle }) => ({ title, text: categoryTitle, link }));
}
