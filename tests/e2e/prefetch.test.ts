import type { Page } from "@playwright/test";
import { menuName } from "./content.ts";
import { expect, test } from "./site.ts";

/** Data of pages that a page has asked for, by their paths. */
const dataOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith(".data")),
  );

/** A page whose browser reports this connection. */
const on = (connection: { saveData: boolean; effectiveType: string } | undefined) => ({
  alone: true,
  prepare: async (page: Page) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, "connection", { value });
    }, connection);
  },
});

const link = (page: Page, path: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: menuName(path), exact: true });

const GOOD = { saveData: false, effectiveType: "4g" };

test.describe("pages are fetched ahead", () => {
  test("on a good connection those in view, and the visit only asks whether they are still right", async ({
    open,
  }) => {
    const page = await open("/about", on(GOOD));
    await expect.poll(() => dataOf(page)).toContain("/services.data");
    await link(page, "/services").hover();
    await page.waitForTimeout(500);
    await page.evaluate(() => performance.clearResourceTimings());
    await link(page, "/services").click();
    await page.waitForURL("**/services");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    const sent = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => new URL(name).pathname === "/services.data")
        .map((entry) => (entry as PerformanceResourceTiming).transferSize),
    );
    // A bare 304; the data are several thousand bytes.
    expect(sent.length).toBeGreaterThan(0);
    expect(Math.max(...sent)).toBeLessThanOrEqual(300);
  });

  test("where nobody knows the connection only what is pointed at", async ({ open }) => {
    const page = await open("/about", on(undefined));
    await page.waitForTimeout(2500);
    expect(await dataOf(page)).toEqual([]);
    await link(page, "/portfolio").hover();
    await expect.poll(() => dataOf(page)).toEqual(["/portfolio.data"]);
  });

  test("with Save-Data, on 3g and on 2g none", async ({ open }) => {
    const poor = [
      { saveData: true, effectiveType: "4g" },
      { saveData: false, effectiveType: "3g" },
      { saveData: false, effectiveType: "2g" },
    ];
    const pages: Page[] = [];
    for (const connection of poor) pages.push(await open("/about", on(connection)));
    for (const page of pages) await link(page, "/portfolio").hover();
    await pages[0]?.waitForTimeout(2500);
    for (const page of pages) expect(await dataOf(page)).toEqual([]);
  });
});
