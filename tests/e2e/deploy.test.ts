import type { Page } from "@playwright/test";
import { readBuilt } from "../built-pages.ts";
import { frames } from "./motion.ts";
import { expect, hydrated, test } from "./site.ts";

const GONE = { status: 404, body: "Not found." };
const ALLOWED = [/404|Failed to (?:load|fetch)|Error loading route module|dynamically imported/i];

/** Files that are gone for the first document of a page and there for the next; none is fetched ahead. */
async function goneAtFirst(page: Page, files: string | RegExp): Promise<() => number> {
  let documents = 0;
  page.on("domcontentloaded", () => {
    documents += 1;
  });

  await page.route(files, (route) => (documents > 1 ? route.continue() : route.fulfill(GONE)));
  return () => documents;
}

test.describe("after a deploy, with the scripts of the build before gone", () => {
  test("a link leads to its page all the same", async ({ open }) => {
    let documents = () => 0;
    const page = await open("/", {
      alone: true,
      allow: ALLOWED,
      prepare: async (one) => {
        // The module of the page that the link leads to, alone.
        const [module = ""] = /\/assets\/page-[\w-]+\.js/.exec(readBuilt("/about/index.html")) ?? [];
        documents = await goneAtFirst(one, `**${module}`);
      },
    });
    await page.locator("header").getByRole("link", { name: "About" }).first().click();
    await expect.poll(documents).toBe(2);
    await page.waitForURL("**/about");
    await hydrated(page);
    expect(await page.locator("h1").textContent()).not.toBe("");
  });

  test("a part that is gone is loaded anew once, then explained", async ({ open }) => {
    let loads = 0;
    const page = await open("/", {
      allow: ALLOWED,
      prepare: async (one) => {
        one.on("domcontentloaded", () => {
          loads += 1;
        });
        await one.route(/\/assets\/(?:services|featured|reviews)[^/]*\.js$/, (route) => route.fulfill(GONE));
      },
    });
    await page.locator(".part-missing").waitFor({ timeout: 30_000 });
    expect(loads).toBe(2);
    expect(await page.locator(".part-missing").textContent()).toContain("Load the page again");
    await frames(page, 20);
    expect(loads).toBe(2);
  });

  test("a page whose style sheet is gone is loaded anew, and styled", async ({ open }) => {
    let documents = () => 0;
    const page = await open("/", {
      alone: true,
      allow: ALLOWED,
      prepare: async (one) => {
        documents = await goneAtFirst(one, /\/assets\/page-[^/]+\.css/);
      },
    });
    await page.locator("header").getByRole("link", { name: "About" }).first().click();
    await expect.poll(documents).toBe(2);
    await page.waitForURL("**/about");
    await hydrated(page);
    // Those of pages fetched ahead (`not all`) may still be on their way.
    const sheets = page.locator('link[rel=stylesheet]:not([media="not all"])');
    const unstyled = await sheets.evaluateAll((all) =>
      all.filter((link) => (link as HTMLLinkElement).sheet === null).map((link) => link.outerHTML),
    );
    expect(unstyled).toEqual([]);
    expect(await sheets.count()).toBeGreaterThan(1);
  });
});
