import type { Page, Route } from "playwright-core";
import { describe, expect } from "vitest";
import { hydrated, type Open, test } from "./site.ts";

/** A page whose scripts are still under way, and the way to let them arrive. */
async function openEarly(open: Open, path: string): Promise<[Page, () => Promise<void>]> {
  let arrive = () => {};
  const arrived = new Promise<void>((done) => {
    arrive = done;
  });
  const hold = async (route: Route) => {
    await arrived;
    await route.continue();
  };
  const page = await open(path, {
    waits: false,
    prepare: async (early) => {
      await early.route("**/assets/entry.client*", hold);
    },
  });
  const release = async () => {
    arrive();
    await hydrated(page);
  };
  return [page, release];
}

describe("before the scripts have arrived", () => {
  test("a pressed filter is not lost", async ({ open }) => {
    const [page, release] = await openEarly(open, "/portfolio");
    await page.getByRole("button", { name: "Branding", exact: true }).click();
    await release();
    await page.waitForURL("**/portfolio?category=branding");
    await expect.poll(() => page.getByRole("main").getByRole("listitem").count()).toBe(5);
  });

  test("a pressed dot of the carousel is not lost", async ({ open }) => {
    const [page, release] = await openEarly(open, "/");
    const dot = page.getByRole("button", { name: "Go to slide 4" });
    await dot.click();
    await release();
    await expect.poll(() => dot.getAttribute("aria-current")).toBe("true");
  });

  test("every press counts once", async ({ open }) => {
    const [page, release] = await openEarly(open, "/portfolio/web-1");
    const position = page.getByRole("region", { name: "Project Gallery" }).locator("p[aria-live]");
    await page.getByRole("button", { name: "Next picture" }).click();
    await release();
    await expect.poll(() => position.textContent()).toBe("2 to 4 of 10");
    await page.waitForTimeout(800);
    expect(await position.textContent()).toBe("2 to 4 of 10");
  });

  test("a pointer that rests on Services opens its menu", async ({ open }) => {
    const [page, release] = await openEarly(open, "/about");
    const menu = page.getByRole("navigation", { name: "Main" });
    await menu.getByRole("link", { name: "Services", exact: true }).hover();
    await release();
    const button = menu.getByRole("button", { name: /services/i });
    await expect.poll(() => button.getAttribute("aria-expanded")).toBe("true");
  });
});
