import { z } from "zod";
import { accent } from "../../../../content/schema/primitives.server.ts";
import { headingSchema, NOT_WRITTEN, wayOnSchema } from "../head-schema.server.ts";

export const schema = z
  .strictObject({
    ...headingSchema,
    ...wayOnSchema,
    /** Accents of the lines that run through the title, at most three to each of two lines. */
    headlineAccents: z.array(accent).max(6).default([]),
  })
  .default({ ...NOT_WRITTEN, headlineAccents: [] });
