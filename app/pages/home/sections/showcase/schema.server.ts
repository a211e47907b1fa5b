import { z } from "zod";
import { accent, alt, imageUrl, link, text } from "../../../../content/schema/fields.server.ts";
import { EMPTY_BLOCK, headingSchema, linkSchema } from "../block-schema.server.ts";

export const schema = z
  .strictObject({
    ...headingSchema,
    ...linkSchema,
    accent: accent.optional(),
    pieces: z.array(z.strictObject({ title: text(60), imageUrl, alt, link })),
  })
  .default({ ...EMPTY_BLOCK, pieces: [] });
