import type { Page } from "@playwright/test";
import { posts, projects, services, words } from "./content.ts";
import { expect, ORIGIN, test } from "./site.ts";

/** The browser says of every 404 that it is one. */
const is404 = [/404/];

function ask(path: string): Promise<Response> {
  return fetch(ORIGIN + path, { redirect: "manual" });
}

/** A visit to an address that no link of the site has, without loading a document. */
async function visitInPage(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ idx: 1, key: "test", usr: null }, "", to);
    history.pushState({ idx: 2, key: "test2", usr: null }, "", "/about");
    history.back();
  }, path);
}

test.describe("an unknown address", () => {
  test("answers 404 with a page that says so and leads home", async ({ open }) => {
    expect((await ask("/nowhere")).status).toBe(404);
    expect((await ask("/services/no-such-service")).status).toBe(404);
    const page = await open("/nowhere", { allow: is404 });
    const main = page.getByRole("main");
    expect((await main.getByRole("heading", { level: 1 }).textContent())?.trim()).toBe(words.notFound.title);
    expect(await main.textContent()).toContain(words.notFound.text);
    await main.getByRole("link", { name: words.notFound.home }).click();
    await page.waitForURL((url) => url.pathname === "/");
  });

  test("shows its figures whole unless the agency's theme cuts holes into them", async ({ open }) => {
    const page = await open("/nowhere", { allow: is404 });
    const heading = page.getByRole("main").getByRole("heading", { level: 1 });
    const { holes, mask } = await heading.evaluate((element) => ({
      holes: getComputedStyle(element).getPropertyValue("--missing-mask"),
      mask: getComputedStyle(element.parentElement ?? element).maskImage,
    }));
    expect(mask === "none").toBe(holes === "");
  });

  test("shows the same page on a visit within the site", async ({ open }) => {
    const page = await open("/about", { allow: is404 });
    await visitInPage(page, "/nowhere");
    await page.getByText(words.notFound.text).waitFor();
    expect(new URL(page.url()).pathname).toBe("/nowhere");
  });
});

test.describe("an unknown post", () => {
  test.skip(posts.length === 0, "this agency has no posts");

  const { title, text: TEXT, back } = words.postNotFound;

  test("answers 404 with a page that says so and a link back to the blog", async ({ open }) => {
    expect((await ask("/blog/no-such-post")).status).toBe(404);
    const page = await open("/blog/no-such-post", { allow: is404 });
    const main = page.getByRole("main");
    expect((await main.getByRole("heading", { level: 1 }).textContent())?.trim()).toBe(title);
    expect(await main.textContent()).toContain(TEXT);
    await main.getByRole("link", { name: back }).click();
    await page.waitForURL("**/blog");
  });

  test("shows the same on a visit within the site", async ({ open }) => {
    const page = await open("/about", { allow: is404 });
    await visitInPage(page, "/blog/no-such-post");
    await page.getByText(TEXT).waitFor();
  });
});

test.describe("an unknown project", () => {
  test("is redirected to the portfolio by the server", async () => {
    const answer = await ask("/portfolio/no-such-project");
    expect(answer.status).toBe(302);
    expect(new URL(answer.headers.get("location") ?? "", ORIGIN).pathname).toBe("/portfolio");
  });

  test("is redirected to the portfolio on a visit within the site", async ({ open }) => {
    const page = await open("/about", { allow: is404 });
    await visitInPage(page, "/portfolio/no-such-project");
    await page.waitForURL("**/portfolio");
    await expect.poll(() => page.title()).toBe(words.portfolio.meta.title);
  });
});

test.describe("addresses", () => {
  test("with a trailing slash lead to those without, the query kept", async () => {
    for (const path of ["/about", services[0]?.link, projects.at(-1)?.link]) {
      const answer = await ask(`${path}/?type=quote`);
      expect.soft([301, 308], path).toContain(answer.status);
      const to = new URL(answer.headers.get("location") ?? "", ORIGIN);
      expect.soft(to.pathname + to.search).toBe(`${path}?type=quote`);
    }
  });

  test("of a project by its id and by its slug both open it; the slug's page is canonical", async ({
    look,
  }) => {
    const { id, link } = projects.find((project) => project.link !== `/portfolio/${project.id}`) ?? {};
    test.skip(!link, "no project of this agency has a slug besides its id");
    const head = async (path: string) => {
      const page = await look(path);
      const canonical = await page.locator("link[rel='canonical']").getAttribute("href");
      return { title: await page.title(), canonical };
    };
    const bySlug = await head(link ?? "");
    expect(bySlug.canonical?.endsWith(link ?? "")).toBe(true);
    expect(await head(`/portfolio/${id}`)).toEqual(bySlug);
  });
});
