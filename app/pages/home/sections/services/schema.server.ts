import { z } from "zod";
import { EMPTY_BLOCK, headingSchema, linkSchema } from "../block-schema.server.ts";

export const schema = z.strictObject({ ...headingSchema, ...linkSchema }).default(EMPTY_BLOCK);
