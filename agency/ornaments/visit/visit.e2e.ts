import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { site } from "../../../tests/e2e/content.ts";
import { expect, test } from "../../../tests/e2e/site.ts";

test.use({ reducedMotion: "no-preference" });

const { visit } = site;

test.describe("the cloth of visited pages in the footer", () => {
  test.skip(!visit, "this agency weaves no visits");
  if (!visit) return;
  const footer = (page: Page) => page.getByRole("contentinfo");
  const button = (page: Page) => footer(page).getByRole("button", { name: visit.show });
  const picks = (page: Page) => footer(page).getByRole("img", { name: visit.text }).locator("[data-pick]");

  test("replaces the agency's plain name only while its button is pressed", async ({ open }) => {
    const page = await open("/about");
    await expect(button(page)).toHaveAttribute("aria-pressed", "false");
    await button(page).click();
    await expect(footer(page).getByRole("img", { name: visit.text })).toBeVisible();
    const name = footer(page).locator("svg[aria-hidden]:has(text)");
    await expect(name).toBeHidden();
    await button(page).click();
    await expect(name).toBeVisible();
  });

  test("has one band per page, none for a reload, and stores no list of visited paths", async ({ open }) => {
    const page = await open("/about");
    await button(page).click();
    await expect(picks(page)).toHaveCount(1);
    await footer(page).getByRole("link", { name: "Sitemap" }).last().click();
    await page.waitForURL("**/sitemap");
    await expect(picks(page)).toHaveCount(2);
    await page.reload();
    await expect(picks(page)).toHaveCount(2);
    const stored = await page.evaluate(() => sessionStorage.getItem("visit") ?? "");
    expect(stored).not.toContain("/about");
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  test("is saved as an SVG file in plain colours", async ({ open }) => {
    const page = await open("/about");
    await button(page).click();
    const saved = page.waitForEvent("download");
    await footer(page).getByRole("button", { name: visit.save }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(`${visit.file}.svg`);
    const svg = readFileSync(await file.path(), "utf8");
    expect(svg).toMatch(/<path fill="#[0-9a-f]{6}"/);
    expect(svg).not.toMatch(/var\(|oklab|color\(/);
  });
});
