import { z } from "zod";
import { day } from "../../schema/day.server.ts";
import { alt, imageUrl, name, slug, text } from "../../schema/fields.server.ts";
import type { MarkdownEntry } from "../content-type.server.ts";

/** The front matter of a post, a Markdown file in `posts/` named after its slug. */
export const postSchema = z.strictObject({
  id: slug.describe("The post's id, which no other post has."),
  title: text(90).describe("The headline."),
  slug: slug.describe("The name of this file, and the last part of its address."),
  category: text(40).describe(
    "Posts of one category are shown as related. A category with a service's title has that service's colour.",
  ),
  tags: z.array(text(30)).default([]).describe("Keywords, shown below the text."),
  featuredImage: imageUrl.describe(
    "The picture above the text and in lists, 16:9, at least 640 px wide. A file of the folder pictures/.",
  ),
  coverCrop: imageUrl
    .optional()
    .describe(
      "A square crop of the picture for small sizes, such as search results. Default: the whole picture.",
    ),
  alt,
  excerpt: text(260).describe("The summary in lists and search engines: two or three sentences."),
  author: name(60).describe("The author's name. If the About page has a team, one of its members."),
  date: day.describe("The date of publication, like 'January 10, 2024'. Lists show the newest post first."),
});

/** `readTime` is "7 min read" for 7 `minutes`; `categoryId` names the category in addresses. */
export type Post = z.infer<typeof postSchema> &
  MarkdownEntry & { link: string; minutes: number; readTime: string; categoryId: string };
