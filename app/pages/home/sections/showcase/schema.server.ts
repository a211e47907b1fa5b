import { z } from "zod";
import { accent, alt, imageUrl, link, text } from "../../../../content/schema/fields.server.ts";
import { headingSchema, NOT_WRITTEN, wayOnSchema } from "../head-schema.server.ts";

export const schema = z
  .strictObject({
    ...headingSchema,
    ...wayOnSchema,
    accent: accent.optional(),
    pieces: z.array(z.strictObject({ title: text(60), imageUrl, alt, link })),
  })
  .default({ ...NOT_WRITTEN, pieces: [] });
