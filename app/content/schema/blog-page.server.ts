import { z } from "zod";
import { callToAction, dye, pageTop, paging, text } from "./primitives.server.ts";

/** `pages/blog.yaml`: the list of posts, and the words that every post has around it. */
export const blogSchema = z.strictObject({
  ...pageTop,
  all: text(30),
  empty: text(100),
  paging,
  related: text(60),
  /** Below the posts, in a dye of its own: that of the page changes with the filter. */
  callToAction: callToAction.extend({ dye: dye.optional() }).optional(),
});
