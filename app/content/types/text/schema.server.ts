import { z } from "zod";
import { callToAction, pageTop } from "../../schema/fields.server.ts";

/** Front matter of an additional page, a Markdown file in `pages/`. The file name is the address. */
export const textPageSchema = z.strictObject({ ...pageTop, callToAction: callToAction.optional() });
