import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { test } from "./site.ts";

/** The browser says of every 404 that it is one. */
const is404 = [/404/];

function ask(path: string): Promise<Response> {
  return fetch(inject("origin") + path, { redirect: "manual" });
}

/** A visit to an address that no link of the site has, without loading a document. */
async function visitInPage(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ idx: 1, key: "test", usr: null }, "", to);
    history.pushState({ idx: 2, key: "test2", usr: null }, "", "/about");
    history.back();
  }, path);
}

describe("an unknown address", () => {
  test("answers 404 with a page that says so and leads home", async ({ open }) => {
    expect((await ask("/nowhere")).status).toBe(404);
    expect((await ask("/services/knitting")).status).toBe(404);
    const page = await open("/nowhere", { allow: is404 });
    const main = page.getByRole("main");
    expect((await main.getByRole("heading", { level: 1 }).textContent())?.trim()).toBe("404");
    expect(await main.textContent()).toContain("The page you're looking for doesn't exist");
    await main.getByRole("link", { name: "Return Home" }).click();
    await page.waitForURL((url) => url.pathname === "/");
  });

  test("shows the same page on a visit within the site", async ({ open }) => {
    const page = await open("/about", { allow: is404 });
    await visitInPage(page, "/nowhere");
    await page.getByText("The page you're looking for doesn't exist").waitFor();
    expect(new URL(page.url()).pathname).toBe("/nowhere");
  });
});

describe("an unknown post", () => {
  const TEXT = "The blog post you're looking for doesn't exist or has been removed.";

  test("answers 404 with 'Post Not Found' and a link back to the blog", async ({ open }) => {
    expect((await ask("/blog/no-such-post")).status).toBe(404);
    const page = await open("/blog/no-such-post", { allow: is404 });
    const main = page.getByRole("main");
    expect((await main.getByRole("heading", { level: 1 }).textContent())?.trim()).toBe("Post Not Found");
    expect(await main.textContent()).toContain(TEXT);
    await main.getByRole("link", { name: /back/i }).click();
    await page.waitForURL("**/blog");
  });

  test("shows the same on a visit within the site", async ({ open }) => {
    const page = await open("/about", { allow: is404 });
    await visitInPage(page, "/blog/no-such-post");
    await page.getByText(TEXT).waitFor();
  });
});

describe("an unknown project", () => {
  test("is redirected to the portfolio by the server", async () => {
    const answer = await ask("/portfolio/web-999");
    expect(answer.status).toBe(302);
    expect(new URL(answer.headers.get("location") ?? "", inject("origin")).pathname).toBe("/portfolio");
  });

  test("is redirected to the portfolio on a visit within the site", async ({ open }) => {
    const page = await open("/about", { allow: is404 });
    await visitInPage(page, "/portfolio/web-999");
    await page.waitForURL("**/portfolio");
    await expect.poll(() => page.title()).toContain("Portfolio");
  });
});

describe("addresses", () => {
  test("with a trailing slash lead to those without, the query kept", async () => {
    for (const path of ["/about", "/services/branding", "/portfolio/synapse-logistics"]) {
      const answer = await ask(`${path}/?type=quote`);
      expect.soft([301, 308], path).toContain(answer.status);
      const to = new URL(answer.headers.get("location") ?? "", inject("origin"));
      expect.soft(to.pathname + to.search).toBe(`${path}?type=quote`);
    }
  });

  test("of a project by its id and by its slug both open it; the slug's page is canonical", async ({
    open,
  }) => {
    const bySlug = await open("/portfolio/synapse-logistics");
    const byId = await open("/portfolio/ai-1");
    const canonical = (page: Page) => page.locator("link[rel='canonical']").getAttribute("href");
    expect(await byId.title()).toBe(await bySlug.title());
    expect(await canonical(byId)).toMatch(/\/portfolio\/synapse-logistics$/);
    expect(await canonical(bySlug)).toBe(await canonical(byId));
  });
});
