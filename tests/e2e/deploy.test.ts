import type { Page } from "@playwright/test";
import { readBuilt } from "../built-pages.ts";
import { frames } from "./support/motion.ts";
import { expect, hydrated, requestsOf, test } from "./support/site.ts";

const GONE = { status: 404, body: "Not found." };
const ALLOWED = [/404|Failed to (?:load|fetch)|Error loading route module|dynamically imported/i];

/** Returns how many times a page has loaded a document. */
const documents = (page: Page) => requestsOf(page).filter((each) => each.isNavigationRequest()).length;

/** Returns the path of a file that the about page loads, or "none". */
const fileOfAbout = (pattern: RegExp) => pattern.exec(readBuilt("/about/index.html"))?.[0] ?? "none";

/** Responds with 404 to these files until the page is loaded a second time. */
async function goneAtFirst(page: Page, files: string): Promise<void> {
  await page.route(files, (route) => (documents(page) > 1 ? route.continue() : route.fulfill(GONE)));
}

const about = (page: Page) => page.locator("header").getByRole("link", { name: "About" }).first();

test.describe("a page whose scripts a deploy has removed", () => {
  for (const [part, pattern] of [
    ["module", /\/assets\/page-[\w-]+\.js/],
    ["style sheet", /\/assets\/page-[\w-]+\.css/],
  ] as const)
    test(`opens a linked page with its styles, although the ${part} of the linked page is missing`, async ({
      open,
    }) => {
      const page = await open("/", {
        alone: true,
        allow: ALLOWED,
        prepare: (fresh) => goneAtFirst(fresh, `**${fileOfAbout(pattern)}*`),
      });
      await about(page).click();
      await expect.poll(() => documents(page)).toBe(2);
      await page.waitForURL("**/about");
      await hydrated(page);
      expect(await page.locator("h1").textContent()).not.toBe("");
      const sheets = page.locator("link[rel=stylesheet]");
      const unstyled = () =>
        sheets.evaluateAll((links) =>
          links.filter((link) => !(link as HTMLLinkElement).sheet?.cssRules.length),
        );
      await expect.poll(unstyled).toEqual([]);
    });

  test("stays open with the typed text if a link is only hovered", async ({ open }) => {
    const page = await open("/contact", {
      alone: true,
      allow: ALLOWED,
      prepare: (fresh) => goneAtFirst(fresh, `**${fileOfAbout(/\/assets\/page-[\w-]+\.js/)}`),
    });
    await page.getByLabel("Name").fill("Typed");
    const failed = page.waitForEvent("console", (message) => /Error loading route/.test(message.text()));
    await about(page).hover();
    await failed;
    await frames(page, 20);
    expect(documents(page)).toBe(1);
    await expect(page.getByLabel("Name")).toHaveValue("Typed");
  });

  test("reloads once for a missing component, and then explains the failure", async ({ open }) => {
    const parts = /\/assets\/(?:services|featured|reviews)[^/]*\.js$/;
    const page = await open("/", {
      allow: ALLOWED,
      prepare: (fresh) => fresh.route(parts, (route) => route.fulfill(GONE)),
    });
    const words = page.getByRole("alert").filter({ hasText: "a part of it is missing" });
    await words.waitFor();
    expect(documents(page)).toBe(2);
    await expect(words.getByRole("button", { name: "Load the page again" })).toBeVisible();
    await frames(page, 20);
    expect(documents(page)).toBe(2);
  });
});
