import type { Content } from "../../../../content/schema/content.server.ts";
import { postCard } from "../../../../content/types/post/card.server.ts";
import type { Ground, PlainItem } from "../head.server.ts";

export type Data = ReturnType<typeof data>;

export const ground: Ground = "space";
export const link = "/blog";

export function data(content: Content) {
  const { pages, posts } = content;
  return pages.home.blog.posts
    .flatMap((slug) => posts.filter((post) => post.slug === slug))
    .map((each) => postCard(content, each));
}

export function plain(posts: Data): PlainItem[] {
  return posts.map(({ title, link, date, lang }) => ({
    title,
    text: date,
    link,
    ...(lang && { lang }),
  }));
}
