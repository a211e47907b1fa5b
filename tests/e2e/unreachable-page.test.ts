import type { Page } from "@playwright/test";
import { words } from "./content.ts";
import { visit } from "./main-menu.ts";
import { expect, hydrated, requestsOf, test } from "./site.ts";

const ALLOWED = [/net::ERR_/, /Failed to fetch|Error loading route module/];
const heading = (page: Page) => page.getByRole("heading", { level: 1, name: "This page did not load" });

/** Navigates to the blog, whose data cannot be loaded. Returns a function that lets the data load again. */
async function withoutData(page: Page): Promise<() => Promise<void>> {
  await page.route("**/*.data*", (route) => route.abort("internetdisconnected"));
  await visit(page, "/blog");
  await heading(page).waitFor();
  return () => page.unroute("**/*.data*");
}

test.describe("a page whose data cannot be fetched", () => {
  test("shows an error with header and footer, and links home", async ({ open }) => {
    const page = await open("/about", { allow: ALLOWED });
    const mend = await withoutData(page);
    expect(new URL(page.url()).pathname).toBe("/blog");
    await expect(heading(page)).toBeFocused();
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "This page did not load" })).toBeAttached();
    await mend();
    await page.getByRole("link", { name: words.notFound.home }).click();
    await page.waitForURL((url) => url.pathname === "/");
  });

  for (const [way, retry] of [
    ["when Retry is pressed", (page: Page) => page.getByRole("button", { name: "Retry" }).click()],
    ["when the connection returns", (page: Page) => page.evaluate(() => dispatchEvent(new Event("online")))],
  ] as const)
    test(`loads ${way}`, async ({ open }) => {
      const page = await open("/about", { allow: ALLOWED });
      const mend = await withoutData(page);
      await mend();
      const loaded = page.waitForEvent("load");
      await retry(page);
      await loaded;
      await hydrated(page);
      await expect(heading(page)).toHaveCount(0);
      expect(new URL(page.url()).pathname).toBe("/blog");
      await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    });
});

test("loads the document of a clicked page without a connection, but not of a hovered page", async ({
  open,
}) => {
  const page = await open("/about", { alone: true, allow: ALLOWED });
  await page.context().setOffline(true);
  const documents = () =>
    requestsOf(page).flatMap((each) => (each.isNavigationRequest() ? [new URL(each.url()).pathname] : []));
  const failed = page.waitForEvent("console", (message) => /Error loading route/.test(message.text()));
  await page.getByRole("navigation", { name: "Main" }).locator('a[href="/blog"]').hover();
  await failed;
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(documents()).toEqual(["/about"]);
  await page.getByRole("navigation", { name: "Main" }).locator('a[href="/blog"]').click();
  await expect.poll(documents).toEqual(["/about", "/blog"]);
});
