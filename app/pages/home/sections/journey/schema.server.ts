import { z } from "zod";
import { accent, alt, imageUrl, link, prose, text } from "../../../../content/schema/fields.server.ts";
import { EMPTY_BLOCK, headingSchema, linkSchema } from "../block-schema.server.ts";

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
  .strictObject({ ...headingSchema, ...linkSchema, entries: z.array(entrySchema) })
  .default({ ...EMPTY_BLOCK, entries: [] });
