import { z } from "zod";
import { dye } from "../../../../content/schema/primitives.server.ts";
import { headingSchema, NOT_WRITTEN, wayOnSchema } from "../head-schema.server.ts";

export const schema = z
  .strictObject({
    ...headingSchema,
    ...wayOnSchema,
    /** Dyes of the threads that run through the title, at most three to each of two lines. */
    threads: z.array(dye).max(6).default([]),
  })
  .default({ ...NOT_WRITTEN, threads: [] });
