import { z } from "zod";
import { day } from "../../schema/day.server.ts";
import { alt, imageUrl, name, slug, text } from "../../schema/fields.server.ts";

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
