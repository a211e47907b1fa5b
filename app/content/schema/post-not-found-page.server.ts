import { z } from "zod";
import { dye, meta, text } from "./primitives.server.ts";

/** `pages/post-not-found.yaml`: what stands in for a post that does not exist. */
export const postNotFoundSchema = z.strictObject({
  meta,
  dye,
  title: text(60),
  text: text(160),
  back: text(40),
});
