import { formatDate } from "../../app/lib/format-date.ts";
import { categorySlug, type Post, postPath, posts, postsIn, site, words } from "./content.ts";
import { expect, test } from "./site.ts";

/** The oldest post, which may also be the only post. */
const OLDEST = posts.at(-1);
const PATH = OLDEST ? postPath(OLDEST) : "";
/** Returns the headings of the second level, which the contents list shows. */
const headings = (post: Post | undefined) => post?.body.match(/^## .+$/gm) ?? [];
/** The post with the longest contents list. */
const LONG = posts.toSorted((a, b) => headings(b).length - headings(a).length)[0];
const LONG_PATH = LONG ? postPath(LONG) : "";
function related(post: Post): Post[] {
  const others = postsIn(post.category).filter((other) => other !== post);
  return others.slice(0, 3);
}

test.describe("a blog post", () => {
  test.skip(posts.length === 0, "this agency has no posts");

  test("shows its author, date and category, and a link back", async ({ open }) => {
    const page = await open(PATH);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(OLDEST?.title ?? "");
    const head = main.getByRole("article").locator("header").first();
    const { category = "", date = "", readTime = "", author = "", excerpt = "" } = OLDEST ?? {};
    for (const fact of [category, formatDate(date, site.locale), readTime, author, excerpt])
      await expect.soft(head).toContainText(fact);
    await expect.soft(head.getByRole("img")).toHaveCount(1);
    await head.getByRole("link", { name: words.postNotFound.back }).click();
    await page.waitForURL("**/blog");
    await page.goBack();
    // The category links to the list of its posts.
    await head.getByRole("link", { name: category }).first().click();
    await page.waitForURL(`**/blog/category/${categorySlug(category)}`);
  });

  test("starts on a phone with a closed contents list, whose entries link to the headings", async ({
    open,
  }) => {
    test.skip(headings(LONG).length < 4, "no post of this agency has a contents list");
    const page = await open(LONG_PATH, { width: 390 });
    const contents = page.getByRole("navigation", { name: "On this page" });
    const entries = contents.getByRole("link");
    await expect(entries).toHaveCount(0);
    await contents.locator("summary").click();
    await expect(entries).toHaveCount(headings(LONG).length);
    const text = (await entries.last().textContent()) ?? "";
    await entries.last().click();
    await expect(page.getByRole("heading", { level: 2, name: text, exact: true })).toBeInViewport();
  });

  test("has headings with links, and a contents list that links to the headings", async ({ open }) => {
    test.skip(headings(LONG).length < 4, "no post of this agency has a contents list");
    const page = await open(LONG_PATH);
    const contents = page.getByRole("navigation", { name: "On this page" });
    const entries = contents.getByRole("link");
    await expect(entries).toHaveCount(headings(LONG).length);
    const last = entries.last();
    const text = (await last.textContent()) ?? "";
    await last.click();
    const heading = page.getByRole("heading", { level: 2, name: text, exact: true });
    await expect.poll(async () => (await heading.boundingBox())?.y ?? -1).toBeLessThan(400);
    // The heading is below the sticky header, not behind it.
    expect((await heading.boundingBox())?.y).toBeGreaterThan(64);
    const { hash } = new URL(page.url());
    await expect(heading).toHaveAttribute("id", hash.slice(1));
    await expect(heading.getByRole("link")).toHaveAttribute("href", hash);
  });

  test("has share links that can be focused and do nothing", async ({ open }) => {
    const page = await open(LONG_PATH);
    const [before, tabs] = [page.url(), page.context().pages().length];
    for (const name of ["Twitter", "Facebook", "LinkedIn"]) {
      const link = page.getByRole("article").first().getByRole("link", { name, exact: true });
      await link.focus();
      await expect.soft(link).toBeFocused();
      const top = await page.evaluate(() => scrollY);
      await link.click();
      expect.soft(page.url(), name).toBe(before);
      expect.soft(await page.evaluate(() => scrollY), name).toBe(top);
    }
    expect(page.context().pages()).toHaveLength(tabs);
  });

  test("shows other posts of its category, if there are any", async ({ view }) => {
    const withOthers = posts.find((post) => related(post).length > 0);
    const alone = posts.find((post) => related(post).length === 0);
    const region = async (post: Post) =>
      (await view(postPath(post))).getByRole("region", { name: words.blog.related });
    if (withOthers) {
      const titles = (await region(withOthers)).getByRole("heading", { level: 3 });
      await expect(titles).toHaveText(related(withOthers).map(({ title }) => title));
    }
    if (alone) await expect(await region(alone)).toHaveCount(0);
  });

  test("links to the next post if no post is related", async ({ view }) => {
    const at = posts.findIndex((post) => related(post).length === 0);
    const post = posts[at];
    const next = posts[at + 1] ?? posts[at - 1];
    test.skip(!post || !next, "every post has related ones");
    if (!post || !next) return;
    const page = await view(postPath(post));
    const link = page.getByRole("navigation", { name: "Next post" }).getByRole("link");
    await expect(link).toHaveAttribute("href", postPath(next));
  });
});
