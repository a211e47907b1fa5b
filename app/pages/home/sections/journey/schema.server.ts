import { z } from "zod";
import { accent, alt, imageUrl, link, prose, text } from "../../../../content/schema/fields.server.ts";
import { headingSchema, NOT_WRITTEN, wayOnSchema } from "../head-schema.server.ts";

const entrySchema = z.strictObject({
  year: z.number().int().optional(),
  title: text(60),
  description: prose,
  /** Accent of the strip; by default the page's own. */
  accent: accent.optional(),
  projects: z
    .array(
      z.strictObject({ title: text(60), description: text(200), imageUrl, alt, metrics: text(80), link }),
    )
    .default([]),
});

export const schema = z
  .strictObject({ ...headingSchema, ...wayOnSchema, entries: z.array(entrySchema) })
  .default({ ...NOT_WRITTEN, entries: [] });
