import { z } from "zod";
import { alt, imageUrl, slug, text } from "./primitives.server.ts";

/** The front matter of a post, one Markdown file in `posts/`, named after its slug. */
export const postSchema = z.strictObject({
  id: slug,
  title: text(90),
  slug,
  category: text(40),
  tags: z.array(text(30)).default([]),
  featuredImage: imageUrl,
  alt,
  excerpt: text(260),
  author: text(60),
  /** As text, e.g. "January 10, 2024". */
  date: text(30).refine(
    (date) => !Number.isNaN(Date.parse(date)),
    "is no date: write it like 'January 10, 2024'",
  ),
});
