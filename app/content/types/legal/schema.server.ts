import { z } from "zod";
import { accent, meta, text } from "../../schema/fields.server.ts";

/** Front matter of a legal text, a Markdown file in `legal/`; the file's name is its address. */
export const legalSchema = z.strictObject({
  meta,
  title: text(60),
  lead: text(300),
  accent: accent.optional(),
  /** Headings of the parts on coloured ground. */
  highlights: z.array(text(60)).max(4).default([]),
  /** Figures above the text, which must contain each of them. */
  figures: z
    .array(z.strictObject({ figure: text(10), text: text(80) }))
    .max(4)
    .default([]),
});
