import { z } from "zod";
import { name, serviceId, slug, text } from "../../../../content/schema/primitives.server.ts";
import { headingSchema, NOT_WRITTEN, wayOnSchema } from "../head-schema.server.ts";

export const schema = z
  .strictObject({
    ...headingSchema,
    ...wayOnSchema,
    tools: z.array(z.strictObject({ name: name(30), services: z.array(serviceId).min(1) })),
    /** The words of the ornament `techStackPlay`, which lets the table be played. */
    play: z
      .strictObject({
        play: text(30),
        pause: text(30),
        /** How to play, until something is changed. */
        text: text(160),
        all: text(30),
        save: text(30),
        send: text(30),
        /** Stand before the services and the tools that were chosen, in the brief as well. */
        services: text(30),
        tools: text(30),
        nothing: text(120),
        /** What the drawing is, for those who do not see it. */
        picture: text(120),
        /** The name of the saved file, without its ending. */
        file: slug,
      })
      .optional(),
  })
  .default({ ...NOT_WRITTEN, tools: [] });
