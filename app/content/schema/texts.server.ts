import { z } from "zod";
import { day } from "./day.server.ts";
import { accent, alt, callToAction, imageUrl, meta, name, pageTop, slug, text } from "./primitives.server.ts";

/** Front matter of a legal text, a Markdown file in `legal/`; the file's name is its address. */
export const legalSchema = z.strictObject({
  meta,
  title: text(60),
  lead: text(300),
  accent: accent.optional(),
  /** Headings of the parts on coloured ground. */
  highlights: z.array(text(60)).max(4).default([]),
  /** Figures above the text, which must contain each of them. */
  figures: z
    .array(z.strictObject({ figure: text(10), text: text(80) }))
    .max(4)
    .default([]),
});

/** Front matter of a further page of the agency, a Markdown file in `pages/`; the file's name is its address. */
export const textPageSchema = z.strictObject({ ...pageTop, callToAction: callToAction.optional() });

/** The front matter of a post, a Markdown file in `posts/` named after its slug. */
export const postSchema = z.strictObject({
  id: slug.describe("A name that no other post has."),
  title: text(90).describe("The headline."),
  slug: slug.describe("The name of this file, and the last part of its address."),
  category: text(40).describe(
    "Posts of one category are each other's related ones; called like a service, it takes on that one's colour.",
  ),
  tags: z.array(text(30)).default([]).describe("A few words for what it is about, shown below it."),
  featuredImage: imageUrl.describe(
    "The picture above the text and in lists, 16:9, at least 640 px wide. A file of the folder pictures/.",
  ),
  coverCrop: imageUrl
    .optional()
    .describe(
      "A square piece of that picture around one thing, for search results and links, where the whole would be too small to read; without one, the whole.",
    ),
  alt,
  excerpt: text(260).describe("What lists and search engines show of it: two or three sentences."),
  author: name(60).describe("Who wrote it. With a team on the About page, one of them."),
  date: day.describe("The day of publication, like 'January 10, 2024'. The newest post stands first."),
});
