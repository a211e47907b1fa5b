import { z } from "zod";
import { callToAction, pageTop } from "./primitives.server.ts";

/** Front matter of a page of the agency's own, one Markdown file in `pages/`; the file's name is its address. */
export const textPageSchema = z.strictObject({ ...pageTop, callToAction: callToAction.optional() });
