import { z } from "zod";
import { callToAction, pageTop } from "../../schema/fields.server.ts";
import type { MarkdownEntry } from "../content-type.server.ts";

/** Front matter of an additional page, a Markdown file in `pages/`. The file name is the address. */
export const textPageSchema = z.strictObject({ ...pageTop, callToAction: callToAction.optional() });

/** An additional page of text, such as `pages/accessibility.md`. `path` is its address, made from the file name. */
export type TextPage = z.infer<typeof textPageSchema> & MarkdownEntry & { path: string };
