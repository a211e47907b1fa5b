import { z } from "zod";
import { accent, comparison, projectId, text } from "../../../../content/schema/fields.server.ts";
import { headingSchema, NOT_WRITTEN, wayOnSchema } from "../head-schema.server.ts";

/** A figure with values before and after; the bars show these values in one unit. */
const resultSchema = z.strictObject({
  figure: text(10),
  text: text(200),
  project: projectId,
  ...comparison,
});

export const schema = z
  .strictObject({ ...headingSchema, ...wayOnSchema, accent: accent.optional(), list: z.array(resultSchema) })
  .default({ ...NOT_WRITTEN, list: [] });
