import type { Page } from "@playwright/test";
import { readBuilt } from "../built-pages.ts";
import { frames } from "./motion.ts";
import { expect, hydrated, test } from "./site.ts";

const GONE = { status: 404, body: "Not found." };
const ALLOWED = [/404|Failed to (?:load|fetch)|Error loading route module|dynamically imported/i];

/** Answers 404 for these files until the page is loaded a second time. @returns counts the documents */
async function goneAtFirst(page: Page, files: string | RegExp): Promise<() => number> {
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route(files, (route) => (documents > 1 ? route.continue() : route.fulfill(GONE)));
  return () => documents;
}

const about = (page: Page) => page.locator("header").getByRole("link", { name: "About" }).first();

test.describe("after a deploy, with the scripts of the build before gone", () => {
  for (const [part, pattern] of [
    ["module", /\/assets\/page-[\w-]+\.js/],
    ["style sheet", /\/assets\/page-[\w-]+\.css/],
  ] as const)
    test(`a link leads to its page though its ${part} is gone, and the page is styled`, async ({ open }) => {
      let documents = () => 0;
      const page = await open("/", {
        alone: true,
        allow: ALLOWED,
        prepare: async (fresh) => {
          const [file = ""] = pattern.exec(readBuilt("/about/index.html")) ?? [];
          documents = await goneAtFirst(fresh, `**${file}*`);
        },
      });
      await about(page).click();
      await expect.poll(documents).toBe(2);
      await page.waitForURL("**/about");
      await hydrated(page);
      expect(await page.locator("h1").textContent()).not.toBe("");
      const unstyled = () =>
        page
          .locator("link[rel=stylesheet]")
          .evaluateAll(
            (links) => links.filter((link) => !(link as HTMLLinkElement).sheet?.cssRules.length).length,
          );
      await expect.poll(unstyled).toBe(0);
    });

  test("a link that is only pointed at leaves the page and what was typed", async ({ open }) => {
    let documents = () => 0;
    const page = await open("/contact", {
      alone: true,
      allow: ALLOWED,
      prepare: async (fresh) => {
        const [file = ""] = /\/assets\/page-[\w-]+\.js/.exec(readBuilt("/about/index.html")) ?? [];
        documents = await goneAtFirst(fresh, `**${file}`);
      },
    });
    await page.getByLabel("Name").fill("Typed");
    const failed = page.waitForEvent("console", (message) => /Error loading route/.test(message.text()));
    await about(page).hover();
    await failed;
    await frames(page, 20);
    expect(documents()).toBe(1);
    await expect(page.getByLabel("Name")).toHaveValue("Typed");
  });

  test("a part that is gone is loaded anew once, then explained", async ({ open }) => {
    let loads = 0;
    const page = await open("/", {
      allow: ALLOWED,
      prepare: async (fresh) => {
        fresh.on("domcontentloaded", () => {
          loads += 1;
        });
        await fresh.route(/\/assets\/(?:services|featured|reviews)[^/]*\.js$/, (route) =>
          route.fulfill(GONE),
        );
      },
    });
    const words = page.getByRole("alert").filter({ hasText: "a part of it is missing" });
    await words.waitFor({ timeout: 30_000 });
    expect(loads).toBe(2);
    await expect(words.getByRole("button", { name: "Load the page again" })).toBeVisible();
    await frames(page, 20);
    expect(loads).toBe(2);
  });
});
