import type { Page } from "@playwright/test";
import { formatDate } from "../../app/lib/format-date.ts";
import { categories, categorySlug, oneLine, postPath, posts, postsIn, site, words } from "./content.ts";
import { expect, test } from "./site.ts";

const { all: ALL, title, empty } = words.blog;
/** A category with several posts, if there is one, and another. */
const [MANY = "", OTHER = ""] = categories.toSorted((a, b) => postsIn(b).length - postsIn(a).length);
const addressOf = (name: string) => `/blog/category/${categorySlug(name)}`;
const titlesIn = (name: string) => postsIn(name).map((post) => post.title);

const filter = (page: Page, name: string) =>
  page.getByRole("group", { name: "Filter posts" }).getByRole("button", { name, exact: true });

/** Titles of the posts that are to be seen, from top to bottom. */
async function titles(page: Page): Promise<string[]> {
  const cards = page.getByRole("main").getByRole("article");
  const all = await cards.getByRole("heading", { level: 2 }).allTextContents();
  return all.map((found) => found.trim());
}

/** What is said of a number of posts. */
const shown = (count: number) => `${count} ${count === 1 ? "post" : "posts"} shown`;

/** The large first post stands outside the list of the others. */
const large = (page: Page) => page.getByRole("main").locator("article:not(li article)");

test.describe("blog list", () => {
  test.skip(posts.length === 0, "this agency has no posts");

  test("ends with an invitation to write, where the agency has one", async ({ look }) => {
    const { callToAction } = words.blog;
    test.skip(!callToAction, "this agency's blog has none");
    const page = await look("/blog");
    const closing = page
      .getByRole("main")
      .locator("section")
      .filter({ hasText: oneLine(callToAction?.text ?? "") });
    await expect(closing.getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", "/contact");
    await expect(closing.getByRole("link", { name: "Request a Quote" })).toHaveAttribute(
      "href",
      "/contact?type=quote",
    );
  });

  test("shows every post, the first one large and not in the grid", async ({ look }) => {
    const page = await look("/blog");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
    expect(await titles(page)).toEqual(posts.map((post) => post.title));
    expect(await large(page).getByRole("heading").allTextContents()).toEqual([posts[0]?.title]);
    for (const { title: name, category, date, readTime } of posts.slice(1)) {
      const card = page.getByRole("main").getByRole("listitem").filter({ hasText: name });
      for (const fact of [category, formatDate(date, site.locale), readTime])
        expect.soft(await card.textContent(), `${name}: ${fact}`).toContain(fact);
    }
  });

  test("has a button for all posts and one for each category", async ({ look }) => {
    const page = await look("/blog");
    const group = page.getByRole("group", { name: "Filter posts" });
    await expect(group.getByRole("button")).toHaveCount(categories.length > 1 ? 1 + categories.length : 0);
    if (categories.length < 2) return;
    for (const name of [ALL, ...categories]) expect.soft(await filter(page, name).count(), name).toBe(1);
    await expect(filter(page, ALL)).toHaveAttribute("aria-pressed", "true");
  });

  test("stands complete without JavaScript, and so does each category", async ({ open }) => {
    const page = await open("/blog", { javaScript: false });
    expect(await titles(page)).toHaveLength(posts.length);
    test.skip(categories.length < 2, "this agency's posts are of one category");
    await filter(page, MANY).click();
    await expect(filter(page, MANY)).toHaveAttribute("aria-pressed", "true");
    expect(await titles(page)).toEqual(titlesIn(MANY));
    await expect(large(page)).toHaveCount(0);
  });

  test("a post opens from anywhere on its card", async ({ open }) => {
    const page = await open("/blog", { reducedMotion: true });
    const last = posts.at(-1) ?? posts[0];
    const card = page.getByRole("article").filter({ hasText: last?.title ?? "" });
    await card.click({ position: { x: 20, y: 20 } });
    await page.waitForURL(`**${last ? postPath(last) : ""}`);
  });
});

test.describe("blog filters", () => {
  test.skip(categories.length < 2, "this agency's posts are of one category");

  test("a category shows its posts only, none of them large, says how many, and stands in the address", async ({
    open,
  }) => {
    const page = await open("/blog");
    const said = (count: number) => page.getByRole("status").filter({ hasText: shown(count) });
    await filter(page, MANY).click();
    await expect.poll(() => titles(page)).toEqual(titlesIn(MANY));
    await expect(large(page)).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(addressOf(MANY));
    await expect(filter(page, MANY)).toHaveAttribute("aria-pressed", "true");
    await expect(filter(page, ALL)).toHaveAttribute("aria-pressed", "false");
    await said(titlesIn(MANY).length).waitFor({ state: "attached" });

    await filter(page, OTHER).click();
    await expect.poll(() => titles(page)).toEqual(titlesIn(OTHER));
    await said(titlesIn(OTHER).length).waitFor({ state: "attached" });
    await page.goBack();
    await expect.poll(() => titles(page)).toEqual(titlesIn(MANY));
    await page.goBack();
    await expect.poll(async () => (await titles(page)).length).toBe(posts.length);
    expect(new URL(page.url()).pathname).toBe("/blog");
  });

  test("every category has posts, and together they are all posts", async ({ open }) => {
    const page = await open("/blog", { reducedMotion: true });
    const found: string[] = [];
    for (const name of categories) {
      await filter(page, name).click();
      await expect(filter(page, name)).toHaveAttribute("aria-pressed", "true");
      await expect.poll(() => titles(page)).toEqual(titlesIn(name));
      found.push(...(await titles(page)));
    }
    expect(found.toSorted()).toEqual(posts.map((post) => post.title).toSorted());
  });

  test("an address of an earlier version leads to its category; an unknown one finds nothing and says so", async ({
    open,
  }) => {
    const page = await open(`/blog?category=${categorySlug(OTHER)}`);
    await page.waitForURL(`**${addressOf(OTHER)}`);
    await expect.poll(() => titles(page)).toEqual(titlesIn(OTHER));
    const unknown = await open("/blog?category=no-such-thing");
    await unknown.getByText(empty, { exact: true }).waitFor();
    expect(await titles(unknown)).toHaveLength(0);
    await expect(filter(unknown, ALL)).toHaveAttribute("aria-pressed", "false");
  });
});
