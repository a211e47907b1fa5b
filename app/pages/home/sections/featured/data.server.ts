import { z } from "zod";
import type { Content } from "../../../../content/schema/content.server.ts";
import { projectId, text } from "../../../../content/schema/fields.server.ts";
import { outcomeText, projectSummary } from "../../../../content/types/project/card.server.ts";
import { PATHS } from "../../../../paths.ts";
import { headingOf, type SectionData } from "../section-data.server.ts";

export const schema = z
  .strictObject({
    title: text(60),
    linkText: text(40),
    /** Project ids in grid order. */
    projects: z.array(projectId).max(9, "may name nine at most"),
  })
  .default({ title: "", linkText: "", projects: [] });

export type Data = ReturnType<typeof tiles>;

export function section(content: Content): SectionData<Data> {
  const data = tiles(content);
  return {
    heading: { ...headingOf({ ...content.pages.home.featured, link: PATHS.portfolio }), layout: "bar" },
    plainItems: data.map(({ title, link, serviceTitle }) => ({ title, text: serviceTitle, link })),
    data,
  };
}

function tiles(content: Content) {
  const { pages, projects } = content;
  return pages.home.featured.projects.flatMap((id, index) => {
    const project = projects.find((each) => each.id === id);
    if (!project) return [];
    const { title, serviceTitle, accent, link, picture, coverCrop, lang } = projectSummary(content, project);
    const outcome = outcomeText(project);
    // On phones every fourth tile is large and shows the whole picture.
    const crop = index % 4 > 0 && { coverCrop };
    return [{ id, title, serviceTitle, accent, link, picture, outcome, lang, ...crop, focus: project.focus }];
  });
}
