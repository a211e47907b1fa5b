import { z } from "zod";
import { accent, meta, text } from "../../schema/fields.server.ts";
import type { PageFile } from "../page-type.server.ts";

const postNotFoundSchema = z.strictObject({
  meta,
  accent,
  title: text(60),
  text: text(160),
  back: text(40),
});

/** The page for unknown posts. */
export const postNotFoundPage: PageFile<typeof postNotFoundSchema> = {
  file: "pages/post-not-found.yaml",
  schema: postNotFoundSchema,
};
