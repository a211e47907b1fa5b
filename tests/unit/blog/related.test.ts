import { expect, test } from "vitest";
import { getContent } from "../../../app/content/read/content.server.ts";
import { postPage } from "../../../app/pages/post/data.server.ts";

test("no post is linked twice below another one", () => {
  for (const { slug } of getContent().posts) {
    const page = postPage(slug);
    const related = page?.related.posts.map((post) => `/blog/${post.slug}`) ?? [];
    expect.soft(related, slug).not.toContain(page?.newer.link);
    expect.soft(related, slug).not.toContain(page?.older.link);
  }
});
