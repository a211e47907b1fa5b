import type { Page } from "@playwright/test";
import { readBuilt } from "../built-pages.ts";
import { expect } from "./site.ts";

/** The names of home's lazy sections, in the page's order. */
export const SECTIONS = [...readBuilt("index.html").matchAll(/data-lazy="(\w+)"/g)].map(
  ([, name = ""]) => name,
);

export const box = (page: Page, name: string) => page.locator(`[data-lazy='${name}']`);
export const state = (page: Page, name: string) => box(page, name).getAttribute("data-state");

/** Returns the heights of the boxes of all lazy sections in px, by name. */
export async function heights(page: Page): Promise<Record<string, number>> {
  const all = await page
    .locator("[data-lazy]")
    .evaluateAll((boxes) => boxes.map((element) => element.getBoundingClientRect().height));
  return Object.fromEntries(SECTIONS.map((name, index) => [name, all[index] ?? 0]));
}

/** Scrolls to each lazy section in turn, and waits until its content is shown. */
export async function showAll(page: Page): Promise<void> {
  for (const name of SECTIONS) {
    const scrolled = () =>
      box(page, name).evaluate((element) => {
        element.scrollIntoView({ behavior: "instant" });
        return element.getAttribute("data-state");
      });
    // Scroll on every poll, because sections above may have grown and moved this section.
    await expect.poll(scrolled).toBe("shown");
  }
}

/** Scrolls to a lazy section of the home page, and waits until its content is shown. */
export async function show(page: Page, name: string) {
  const shown = box(page, name);
  await shown.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await expect(shown).toHaveAttribute("data-state", "shown");
  return shown;
}
