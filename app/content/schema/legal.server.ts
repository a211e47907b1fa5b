import { z } from "zod";
import { dye, meta, text } from "./primitives.server.ts";

/** Front matter of a legal text, one Markdown file in `legal/`; the file's name is its address. */
export const legalSchema = z.strictObject({
  meta,
  title: text(60),
  lead: text(300),
  dye: dye.optional(),
  /** The headings of the parts that visitors are most likely to look for: each lies on a ground of its own. */
  highlights: z.array(text(60)).max(4).default([]),
  /** What the text comes to, in figures above it; the text itself gives each of them. */
  figures: z
    .array(z.strictObject({ figure: text(10), text: text(80) }))
    .max(4)
    .default([]),
});
