import { z } from "zod";
import { headingSchema, NOT_WRITTEN, wayOnSchema } from "../head-schema.server.ts";

export const schema = z.strictObject({ ...headingSchema, ...wayOnSchema }).default(NOT_WRITTEN);
