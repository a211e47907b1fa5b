import type { Page } from "@playwright/test";
import { formatDate } from "../../app/lib/format-date.ts";
import { oneLine, postPath, posts, site, words } from "./content.ts";
import { expect, test } from "./site.ts";

const { title } = words.blog;
/** Locator of the first post, which is large and outside the list of the other posts. */
const large = (page: Page) => page.getByRole("main").locator("article:not(li article)");

test.describe("the list of posts", () => {
  test.skip(posts.length === 0, "this agency has no posts");

  test("ends with a call to action if the agency has one", async ({ view }) => {
    const { callToAction } = words.blog;
    test.skip(!callToAction, "this agency's blog has no call to action");
    const page = await view("/blog");
    const text = oneLine(callToAction?.text ?? "");
    const closing = page.getByRole("main").locator("section").filter({ hasText: text }).getByRole("link");
    for (const [name, href] of [
      ["Contact Us", "/contact"],
      ["Get a Quote", "/contact?type=quote"],
    ] as const)
      await expect(closing.filter({ hasText: name })).toHaveAttribute("href", href);
  });

  test("shows every post, the first one large and outside the grid", async ({ view }) => {
    const page = await view("/blog");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
    const headings = page.getByRole("main").getByRole("article").getByRole("heading", { level: 2 });
    await expect(headings).toHaveText(posts.map((post) => post.title));
    expect(await large(page).getByRole("heading").allTextContents()).toEqual([posts[0]?.title]);
    for (const { title: name, category, date, readTime } of posts.slice(1)) {
      const card = page.getByRole("main").getByRole("listitem").filter({ hasText: name });
      for (const fact of [category, formatDate(date, site.locale), readTime])
        expect.soft(await card.textContent(), `${name}: ${fact}`).toContain(fact);
    }
  });

  test("opens a post from anywhere on its card", async ({ open }) => {
    const page = await open("/blog");
    const last = posts.at(-1) ?? posts[0];
    const card = page.getByRole("article").filter({ hasText: last?.title ?? "" });
    await card.click({ position: { x: 20, y: 20 } });
    await page.waitForURL(`**${last ? postPath(last) : ""}`);
  });
});
