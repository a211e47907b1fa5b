import { z } from "zod";
import { projectId } from "../../../../content/schema/primitives.server.ts";
import { headingSchema, NOT_WRITTEN, wayOnSchema } from "../head-schema.server.ts";

export const schema = z
  .strictObject({
    title: headingSchema.title,
    ...wayOnSchema,
    /** Ids; the first one goes across the page. */
    projects: z.array(projectId).length(3),
  })
  .default({ title: "", linkText: "", link: NOT_WRITTEN.link, projects: [] });
