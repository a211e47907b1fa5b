import { z } from "zod";
import { serviceId, text } from "../../../../content/schema/fields.server.ts";
import { EMPTY_BLOCK, headingSchema, linkSchema } from "../block-schema.server.ts";

export const schema = z
  .strictObject({
    ...headingSchema,
    ...linkSchema,
    list: z.array(
      z.strictObject({ number: text(8).optional(), title: text(60), text: text(120), service: serviceId }),
    ),
  })
  .default({ ...EMPTY_BLOCK, list: [] });
