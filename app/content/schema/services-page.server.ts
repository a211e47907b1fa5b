import { z } from "zod";
import { callToAction, dye, pageTop, step, text } from "./primitives.server.ts";

/** `pages/services.yaml`: the services overview page. */
export const servicesPageSchema = z.strictObject({
  ...pageTop,
  approach: z.strictObject({ title: text(60), text: text(240), steps: z.array(step).min(1) }).optional(),
  industries: z
    .strictObject({ dye: dye.optional(), title: text(60), text: text(240), list: z.array(text(30)).min(1) })
    .optional(),
  callToAction,
});
