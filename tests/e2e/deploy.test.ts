import { frames } from "./motion.ts";
import { expect, hydrated, test } from "./site.ts";

const GONE = { status: 404, body: "Not found." };
const ALLOWED = [/404|Failed to (?:load|fetch)|Error loading route module|dynamically imported/i];

test.describe("after a deploy, with the scripts of the build before gone", () => {
  test("a link leads to its page all the same", async ({ open }) => {
    const page = await open("/", { allow: ALLOWED });
    // The module of the contact page alone, and only for this page's life.
    let asked = 0;
    await page.route(/\/assets\/page-[^/]+\.js$/, (route) => {
      asked += 1;
      return asked === 1 ? route.fulfill(GONE) : route.continue();
    });
    await page.locator("header").getByRole("link", { name: "About" }).first().click();
    await page.waitForURL("**/about");
    await hydrated(page);
    expect(await page.locator("h1").textContent()).not.toBe("");
    expect(asked).toBeGreaterThan(0);
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
    const page = await open("/", { allow: ALLOWED });
    let isNew = false;
    await page.route(/\/assets\/page-[^/]+\.css/, (route) =>
      isNew ? route.continue() : route.fulfill(GONE),
    );
    page.once("domcontentloaded", () => {
      isNew = true;
    });
    await page.locator("header").getByRole("link", { name: "About" }).first().click();
    await expect.poll(() => isNew).toBe(true);
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
