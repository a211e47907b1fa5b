import type { Page } from "@playwright/test";
import { words } from "./content.ts";
import { visit } from "./main-menu.ts";
import { expect, hydrated, test } from "./site.ts";

test.describe("a page that cannot be fetched", () => {
  test("says so, and the way home is open", async ({ open }) => {
    const page = await open("/about", { allow: [/net::ERR_/, /Failed to fetch/] });
    await page.route("**/*.data*", (route) => route.abort("internetdisconnected"));
    await visit(page, "/portfolio");
    const heading = page.getByRole("heading", { level: 1, name: "This page did not load" });
    await heading.waitFor();
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
    await page
      .getByRole("status")
      .filter({ hasText: "This page did not load" })
      .waitFor({ state: "attached" });
    await page.unroute("**/*.data*");
    await page.getByRole("link", { name: words.notFound.home }).click();
    await page.waitForURL((url) => url.pathname === "/");
  });
});

test.describe("without a connection", () => {
  const heading = (page: Page) => page.getByRole("heading", { level: 1, name: "This page did not load" });

  test("a chosen page says so in the site's own frame, and comes when the connection is back", async ({
    open,
  }) => {
    const page = await open("/about", { alone: true, allow: [/net::ERR_/, /Failed to fetch/] });
    await page.context().setOffline(true);
    await visit(page, "/blog");
    await heading(page).waitFor();
    expect(new URL(page.url()).pathname).toBe("/blog");
    expect(await page.getByRole("banner").isVisible()).toBe(true);
    await page.getByRole("button", { name: "Retry" }).click();
    await page.getByText("It cannot be reached yet.").waitFor();
    await page.context().setOffline(false);
    await heading(page).waitFor({ state: "detached" });
    await page.getByRole("main").getByRole("article").first().waitFor();
    expect(new URL(page.url()).pathname).toBe("/blog");
  });

  test("Retry loads the page once it can be reached", async ({ open }) => {
    const page = await open("/about", { allow: [/net::ERR_/, /Failed to fetch/] });
    // The browser itself does not know that there is no way, so it reports no way back.
    await page.route("**/*", (route) => route.abort("internetdisconnected"));
    await visit(page, "/blog");
    await heading(page).waitFor();
    await page.unroute("**/*");
    await page.getByRole("button", { name: "Retry" }).click();
    await hydrated(page);
    await heading(page).waitFor({ state: "detached" });
    expect(new URL(page.url()).pathname).toBe("/blog");
  });

  test("a page whose code is gone since a new build is loaded anew", async ({ open }) => {
    const page = await open("/about", { allow: [/404|Failed to fetch/] });
    // The document that is asked for anew names files that are there.
    let isGone = true;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) isGone = false;
    });
    await page.route("**/assets/page-*.js", (route) =>
      isGone ? route.fulfill({ status: 404 }) : route.continue(),
    );
    const loaded = page.waitForEvent("load");
    await visit(page, "/blog");
    await loaded;
    expect(new URL(page.url()).pathname).toBe("/blog");
    await hydrated(page);
    expect(await heading(page).count()).toBe(0);
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  });
});
