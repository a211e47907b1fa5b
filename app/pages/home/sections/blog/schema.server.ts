import { z } from "zod";
import type { HomeCheck } from "../../../../content/check/check-home.server.ts";
import { slug, text } from "../../../../content/schema/primitives.server.ts";

export const schema = z
  .strictObject({ title: text(60), linkText: text(40), posts: z.array(slug) })
  .default({ title: "", linkText: "", posts: [] });

export function check({ home, content: { posts }, note }: HomeCheck): void {
  home.blog.posts.forEach((slug, index) => {
    const exists = posts.some((post) => post.slug === slug);
    if (!exists) note(`blog.posts[${index}]`, `there is no post '${slug}' in posts`);
  });
}
