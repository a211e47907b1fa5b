import type { Page } from "@playwright/test";
import { readBuilt } from "../built-pages.ts";
import { expect } from "./site.ts";

/** Names of the boxes, in the page's order. */
export const SECTIONS = [...readBuilt("index.html").matchAll(/class="lazy lazy-([\w-]+)/g)].map(
  ([, name = ""]) => name,
);
/** The file with what they show. */
export const DATA = "/home-sections.json";

export const box = (page: Page, name: string) => page.locator(`.lazy-${name}`);
export const state = (page: Page, name: string) => box(page, name).getAttribute("data-state");

/** Heights of all boxes in px, by name. */
export function heights(page: Page): Promise<Record<string, number>> {
  return page.evaluate(
    (names) =>
      Object.fromEntries(
        names.map((name) => [
          name,
          document.querySelector(`.lazy-${name}`)?.getBoundingClientRect().height ?? 0,
        ]),
      ),
    SECTIONS,
  );
}

/** Brings every box near the viewport, one after the other, until all are shown. */
export async function showAll(page: Page): Promise<void> {
  for (const name of SECTIONS) {
    await box(page, name).evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
    await expect(box(page, name)).toHaveAttribute("data-state", "shown");
  }
}

/** Scrolls to a box of the home page and waits until its content is there. */
export async function show(page: Page, name: string) {
  const shown = box(page, name);
  await shown.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await shown.locator("> *").first().waitFor();
  return shown;
}
