import { z } from "zod";
import { accent, comparison, projectId, text } from "../../../../content/schema/fields.server.ts";
import { EMPTY_BLOCK, headingSchema, linkSchema } from "../block-schema.server.ts";

/** A figure with values before and after; the bars show these values in one unit. */
const resultSchema = z.strictObject({
  figure: text(10),
  text: text(200),
  project: projectId,
  ...comparison,
});

export const schema = z
  .strictObject({ ...headingSchema, ...linkSchema, accent: accent.optional(), list: z.array(resultSchema) })
  .default({ ...EMPTY_BLOCK, list: [] });
