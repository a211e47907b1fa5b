import { z } from "zod";
import { accent, meta, text } from "../../schema/fields.server.ts";
import type { MarkdownEntry } from "../content-type.server.ts";

/** Front matter of a legal text, a Markdown file in `legal/`. The file name is the address. */
export const legalSchema = z.strictObject({
  meta,
  title: text(60),
  lead: text(300),
  accent: accent.optional(),
  /** Headings of sections with a coloured background. */
  highlights: z.array(text(60)).max(4).default([]),
  /** Important numbers from the text, shown above the text. */
  figures: z
    .array(z.strictObject({ figure: text(10), text: text(80) }))
    .max(4)
    .default([]),
});

/** `path` is the page's address, made from the file name. */
export type Legal = z.infer<typeof legalSchema> & MarkdownEntry & { path: string };
