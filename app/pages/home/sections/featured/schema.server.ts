import { z } from "zod";
import type { HomeCheck } from "../../../../content/check/check-home.server.ts";
import { slug, text } from "../../../../content/schema/primitives.server.ts";

export const schema = z
  .strictObject({
    title: text(60),
    linkText: text(40),
    /** Ids, in the grid's order. */
    projects: z.array(slug).max(9, "may name nine at most"),
  })
  .default({ title: "", linkText: "", projects: [] });

export function check({ home, expectProject }: HomeCheck): void {
  home.featured.projects.forEach((id, index) => {
    expectProject(id, `featured.projects[${index}]`);
  });
}
