import { z } from "zod";
import { postSlug, text } from "../../../../content/schema/fields.server.ts";

export const schema = z
  .strictObject({ title: text(60), linkText: text(40), posts: z.array(postSlug) })
  .default({ title: "", linkText: "", posts: [] });
