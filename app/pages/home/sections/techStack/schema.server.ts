import { z } from "zod";
import { serviceId, slug, text } from "../../../../content/schema/primitives.server.ts";
import { headingSchema, NOT_WRITTEN, wayOnSchema } from "../head-schema.server.ts";

export const schema = z
  .strictObject({
    ...headingSchema,
    ...wayOnSchema,
    tools: z.array(z.strictObject({ name: text(30), services: z.array(serviceId).min(1) })),
    /** The words of the loom that can be played; left out, the tie-up is only shown. */
    loom: z
      .strictObject({
        play: text(30),
        pause: text(30),
        /** Says how, until something is changed. */
        text: text(160),
        all: text(30),
        save: text(30),
        send: text(30),
        /** Stand before the services and the tools that are on the loom, in the brief as well. */
        services: text(30),
        tools: text(30),
        nothing: text(120),
        /** What the picture of the cloth is, for those who do not see it. */
        cloth: text(120),
        /** The name of the saved file, without its ending. */
        file: slug,
      })
      .optional(),
  })
  .default({ ...NOT_WRITTEN, tools: [] });
