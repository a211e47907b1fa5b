import { z } from "zod";
import { projectId, text } from "../../../../content/schema/fields.server.ts";

export const schema = z
  .strictObject({
    title: text(60),
    linkText: text(40),
    /** Project ids in grid order. */
    projects: z.array(projectId).max(9, "may name nine at most"),
  })
  .default({ title: "", linkText: "", projects: [] });
