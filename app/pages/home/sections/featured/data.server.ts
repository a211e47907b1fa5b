import type { Content } from "../../../../content/schema/content.server.ts";
import { outcomeText, projectCard } from "../../../../content/types/project/card.server.ts";
import type { PlainItem, SectionLook } from "../head.server.ts";

export type Data = ReturnType<typeof data>;

export const look: SectionLook = "bar";
export const link = "/portfolio";

export function data(content: Content) {
  const { pages, projects } = content;
  return pages.home.featured.projects.flatMap((id, index) => {
    const project = projects.find((each) => each.id === id);
    if (!project) return [];
    const { title, categoryTitle, color, link, picture, detail, lang } = projectCard(content, project);
    const outcome = outcomeText(project);
    // On phones every fourth tile is large and shows the whole picture.
    const part = index % 4 > 0 && { detail };
    return [{ id, title, categoryTitle, color, link, picture, outcome, lang, ...part, focus: project.focus }];
  });
}

export function plain(projects: Data): PlainItem[] {
  return projects.map(({ title, link, categoryTitle }) => ({ title, text: categoryTitle, link }));
}
