import { z } from "zod";
import { name, serviceId, slug, text } from "../../../../content/schema/fields.server.ts";
import { EMPTY_BLOCK, headingSchema, linkSchema } from "../block-schema.server.ts";

export const schema = z
  .strictObject({
    ...headingSchema,
    ...linkSchema,
    tools: z.array(z.strictObject({ name: name(30), services: z.array(serviceId).min(1) })),
    /** Texts of the ornament `techStackPlay`, an interactive version of the table. */
    play: z
      .strictObject({
        play: text(30),
        pause: text(30),
        /** Instructions, shown until a choice is changed. */
        text: text(160),
        all: text(30),
        save: text(30),
        send: text(30),
        /** Labels of the chosen services and tools, also in the brief. */
        services: text(30),
        tools: text(30),
        nothing: text(120),
        /** Text alternative of the drawing. */
        picture: text(120),
        /** Name of the saved file, without its extension. */
        file: slug,
      })
      .optional(),
  })
  .default({ ...EMPTY_BLOCK, tools: [] });
