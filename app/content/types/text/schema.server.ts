import { z } from "zod";
import { callToAction, pageTop } from "../../schema/fields.server.ts";

/** Front matter of a further page of the agency, a Markdown file in `pages/`; the file's name is its address. */
export const textPageSchema = z.strictObject({ ...pageTop, callToAction: callToAction.optional() });
