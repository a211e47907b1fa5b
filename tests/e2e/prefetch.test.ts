import type { Page } from "@playwright/test";
import { sampled } from "../thorough.ts";
import { postPath, posts, projects } from "./support/content.ts";
import { answered, expect, test } from "./support/site.ts";

/** Types of pages, each with a page that links to it. */
const VISITS = [
  ["a form", "/about", "/contact"],
  ["a case study", "/portfolio", projects[0]?.link ?? ""],
  ["a post", "/blog", posts[0] ? postPath(posts[0]) : ""],
] as const;

/**
 * Returns the scripts and data that came over the network since the timings were cleared. Cached files have size 0.
 */
const sent = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /\.(?:data|js)$/.test(path)),
  );

test.describe("the page of a hovered link", () => {
  for (const [kind, from, to] of sampled(VISITS, ([kind]) => kind === "a case study"))
    test(`is prefetched, so that opening ${kind} fetches no script or data`, async ({ open }) => {
      test.skip(!to, "this agency has no such page");
      // Use an empty cache. With a full cache, nothing would be requested in any case.
      const page = await open(from, { alone: true });
      const link = page.locator(`a[href="${to}"]:visible`).first();
      await link.hover();
      await expect.poll(() => sent(page)).toContain(`${to}.data`);
      await expect.poll(() => sent(page)).toContainEqual(expect.stringMatching(/assets\/page-.*js$/));
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => performance.clearResourceTimings());
      await link.click();
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      const data = (await sent(page)).filter((path) => path.endsWith(".data"));
      const pages = (await sent(page)).filter((path) => path.includes("/page-"));
      expect([...data, ...pages]).toEqual([]);
    });

  test("is not prefetched before hovering, nor if the visitor saves data", async ({ open }) => {
    for (const saveData of [false, true]) {
      const page = await open("/about", {
        alone: true,
        prepare: (fresh) =>
          fresh.addInitScript((value) => {
            Object.defineProperty(navigator, "connection", { value: { saveData: value } });
          }, saveData),
      });
      await page.waitForLoadState("networkidle");
      const data = async () => (await sent(page)).filter((path) => path.endsWith(".data"));
      expect(await data()).toEqual([]);
      await page.locator('a[href="/portfolio"]:visible').first().hover();
      if (saveData) {
        // Wait longer than the pointer must rest before the router prefetches.
        await page.waitForTimeout(500);
        await answered(page);
        expect(await data()).toEqual([]);
      } else await expect.poll(data).toEqual(["/portfolio.data"]);
    }
  });
});
