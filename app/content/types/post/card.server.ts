import { formatDate } from "../../../lib/format-date.ts";
import { pictureAt } from "../../pictures/pictures.server.ts";
import type { Content } from "../../schema/content.server.ts";
import type { Post } from "./schema.server.ts";

export type PostCard = ReturnType<typeof postCard>;

/** Returns a post's card in lists. Its colour is that of the service whose title is the post's category. */
export function postCard(content: Content, post: Post) {
  const { link, title, category, categoryId, excerpt, date, readTime, featuredImage, coverCrop, lang } = post;
  const service = content.services.find((candidate) => candidate.categoryId === categoryId);
  return {
    link,
    title,
    category,
    categoryId,
    ...(lang && { lang }),
    accent: service?.color ?? "neutral",
    excerpt,
    date: formatDate(date, content.site.locale),
    readTime,
    picture: pictureAt(content, featuredImage, ""),
    coverCrop: coverCrop && pictureAt(content, coverCrop, "").src,
  };
}
