import { z } from "zod";
import type { HomeCheck } from "../../../../content/check/check-home.server.ts";
import { slug, text } from "../../../../content/schema/primitives.server.ts";
import { headingSchema, NOT_WRITTEN, wayOnSchema } from "../head-schema.server.ts";

export const schema = z
  .strictObject({
    ...headingSchema,
    ...wayOnSchema,
    list: z.array(z.strictObject({ number: text(8), title: text(60), text: text(120), service: slug })),
  })
  .default({ ...NOT_WRITTEN, list: [] });

export function check({ home, expectService }: HomeCheck): void {
  home.achievements.list.forEach(({ service }, index) => {
    expectService(service, `achievements.list[${index}].service`);
  });
}
