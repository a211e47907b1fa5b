import { z } from "zod";
import { serviceId, text } from "../../../../content/schema/fields.server.ts";
import { headingSchema, NOT_WRITTEN, wayOnSchema } from "../head-schema.server.ts";

export const schema = z
  .strictObject({
    ...headingSchema,
    ...wayOnSchema,
    list: z.array(
      z.strictObject({ number: text(8).optional(), title: text(60), text: text(120), service: serviceId }),
    ),
  })
  .default({ ...NOT_WRITTEN, list: [] });
