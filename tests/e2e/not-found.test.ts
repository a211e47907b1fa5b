import { sampled } from "../thorough.ts";
import { posts, texts } from "./support/content.ts";
import { go } from "./support/main-menu.ts";
import { expect, ORIGIN, test } from "./support/site.ts";
import { UNKNOWN } from "./support/unknown-addresses.ts";

/** The browser's own report of a 404. */
const is404 = [/404/];

const statusOf = async (path: string) => (await fetch(ORIGIN + path, { redirect: "manual" })).status;

test.describe("an unknown address", () => {
  test("responds with 404 and a page that links home", async ({ open }) => {
    expect(await statusOf("/services/no-such-service")).toBe(404);
    const page = await open("/nowhere", { allow: is404 });
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(texts.notFound.title);
    await expect(main).toContainText(texts.notFound.text);
    expect(await statusOf("/nowhere")).toBe(404);
    await main.getByRole("link", { name: texts.notFound.home }).click();
    await page.waitForURL((url) => url.pathname === "/");
  });

  const examples = ["/portfolio/category/nope", "/portfolio/%", "/assets/nope.js"];
  for (const address of sampled(UNKNOWN, (address) => examples.includes(address)))
    test(`still shows that page after hydration: ${address}`, async ({ open }) => {
      const page = await open(address, { allow: is404 });
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.notFound.title);
      await expect(page.getByRole("main")).toContainText(texts.notFound.text);
      await page.getByRole("banner").getByRole("link").first().click();
      await page.waitForURL((url) => url.pathname === "/");
    });

  test("shows the same page on navigation within the site", async ({ open }) => {
    const page = await open("/about", { allow: is404 });
    await go(page, "/nowhere");
    await page.getByText(texts.notFound.text).waitFor();
    await expect(page).toHaveURL("/nowhere");
  });
});

test.describe("an unknown post", () => {
  test.skip(posts.length === 0, "this agency has no posts");

  const { title, text: TEXT, back } = texts.postNotFound;

  test("responds with 404 and a page that links to the blog", async ({ open }) => {
    expect(await statusOf("/blog/no-such-post")).toBe(404);
    const page = await open("/blog/no-such-post", { allow: is404 });
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(main).toContainText(TEXT);
    await main.getByRole("link", { name: back }).click();
    await page.waitForURL("**/blog");
  });

  test("shows the same page on navigation within the site", async ({ open }) => {
    const page = await open("/about", { allow: is404 });
    await go(page, "/blog/no-such-post");
    await page.getByText(TEXT).waitFor();
  });
});
