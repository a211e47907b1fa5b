import { z } from "zod";
import { alt, imageUrl, link, pageTop, prose, text } from "./primitives.server.ts";

/** `pages/contact.yaml`: the contact page. */
export const contactSchema = z.strictObject({
  ...pageTop,
  form: z.strictObject({ title: text(60), text: text(240), quoteTitle: text(60), quoteText: text(240) }),
  information: z.strictObject({ title: text(60), generalLabel: text(40) }),
  blocks: z.array(z.strictObject({ title: text(60), text: text(300), link, linkText: text(40) })).default([]),
  faq: z
    .strictObject({
      title: text(60),
      entries: z.array(z.strictObject({ question: text(100), answer: prose })).min(1),
    })
    .optional(),
  map: z.strictObject({ title: text(60), text: text(160), imageUrl, alt }).optional(),
});
