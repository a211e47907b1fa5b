import { z } from "zod";
import { accent, meta, picture, text } from "../../schema/fields.server.ts";
import type { PageFile } from "../page-type.server.ts";

const notFoundSchema = z.strictObject({
  meta,
  accent,
  title: text(60),
  text: text(160),
  note: text(160).optional(),
  home: text(40),
  /** The picture beside the text. Default: a pattern. */
  picture: picture.optional(),
});

/** The page for unknown addresses. */
export const notFoundPage: PageFile<typeof notFoundSchema> = {
  file: "pages/not-found.yaml",
  schema: notFoundSchema,
};
