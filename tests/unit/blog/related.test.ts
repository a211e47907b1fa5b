import { expect, test } from "vitest";
import { getContent } from "../../../app/content/read/content.server.ts";
import { postPage } from "../../../app/pages/post/data.server.ts";

test("a post ends with related ones, or else with the next", () => {
  for (const { slug } of getContent().posts) {
    const page = postPage(slug);
    expect.soft(page?.next === undefined, slug).toBe((page?.related.posts.length ?? 0) > 0);
  }
});
