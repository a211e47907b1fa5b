import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./site.ts";

const PATH = "/portfolio/web-1";

const gallery = (page: Page) => page.getByRole("region", { name: "Project Gallery" });
const position = (page: Page) => gallery(page).locator("p[aria-live]");
const button = (page: Page, name: string) => gallery(page).getByRole("button", { name, exact: true });
const slides = (page: Page) => gallery(page).getByRole("group");

/** Presses a button and waits until the row says where it now stands. */
async function press(page: Page, name: string, expected: string): Promise<void> {
  await button(page, name).click();
  await expect.poll(() => position(page).textContent()).toBe(expected);
}

/** Numbers of the slides that are wholly in view, from left to right. */
function inView(page: Page): Promise<number[]> {
  return gallery(page)
    .locator("[aria-roledescription='slide']")
    .evaluateAll((all) =>
      all
        .map((slide) => ({ slide, box: slide.getBoundingClientRect() }))
        .filter(({ box }) => box.left >= -1 && box.right <= innerWidth + 1)
        .sort((a, b) => a.box.left - b.box.left)
        .map(({ slide }) => Number.parseInt(slide.getAttribute("aria-label") ?? "", 10)),
    );
}

describe("project gallery", () => {
  test("shows three, two or one slide by the width of the page", async ({ open }) => {
    for (const [width, expected] of [
      [1280, [1, 2, 3]],
      [800, [1, 2]],
      [390, [1]],
    ] as const) {
      const page = await open(PATH, { width, reducedMotion: true });
      await gallery(page).scrollIntoViewIfNeeded();
      await expect.poll(() => inView(page), { message: `${width} px` }).toEqual(expected);
      const said = expected.length > 1 ? `1 to ${expected.length} of 10` : "1 of 10";
      expect(await position(page).textContent()).toBe(said);
    }
  });

  test("names every slide and its place", async ({ open }) => {
    const page = await open(PATH);
    expect(await gallery(page).getAttribute("aria-roledescription")).toBe("carousel");
    await expect.poll(() => slides(page).count()).toBe(10);
    expect(
      await slides(page).evaluateAll((all) => all.map((slide) => slide.getAttribute("aria-label"))),
    ).toEqual(Array.from({ length: 10 }, (_, at) => `${at + 1} of 10`));
    expect(await slides(page).first().getAttribute("aria-roledescription")).toBe("slide");
    expect(await position(page).getAttribute("aria-live")).toBe("polite");
  });

  test("loops in both directions", async ({ open }) => {
    const page = await open(PATH, { reducedMotion: true });
    await gallery(page).scrollIntoViewIfNeeded();
    await press(page, "Previous picture", "10 to 2 of 10");
    await expect.poll(() => inView(page)).toEqual([10, 1, 2]);
    await press(page, "Next picture", "1 to 3 of 10");
    for (let at = 2; at <= 8; at++) await press(page, "Next picture", `${at} to ${at + 2} of 10`);
    await press(page, "Next picture", "9 to 1 of 10");
    await press(page, "Next picture", "10 to 2 of 10");
    await press(page, "Next picture", "1 to 3 of 10");
    await press(page, "Next picture", "2 to 4 of 10");
    await expect.poll(() => inView(page)).toEqual([2, 3, 4]);
  });

  test("keeps count of quick presses", async ({ open }) => {
    const page = await open(PATH);
    await gallery(page).scrollIntoViewIfNeeded();
    for (let times = 0; times < 4; times++) await button(page, "Next picture").click();
    await expect.poll(() => position(page).textContent()).toBe("5 to 7 of 10");
  });

  test("moves by arrow keys, and by Tab", async ({ open }) => {
    const page = await open(PATH, { reducedMotion: true });
    await button(page, "Next picture").focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => position(page).textContent()).toBe("2 to 4 of 10");
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => position(page).textContent()).toBe("1 to 3 of 10");
    for (let tabs = 0; tabs < 5; tabs++) await page.keyboard.press("Tab");
    await expect.poll(() => inView(page)).toContain(5);
  });

  test("is swiped", async ({ open }) => {
    const page = await open(PATH, { width: 390, touch: true, reducedMotion: true });
    await gallery(page).scrollIntoViewIfNeeded();
    await expect.poll(() => inView(page)).toEqual([1]);
    const track = slides(page).first().locator("xpath=..");
    await track.evaluate((element) => element.scrollBy({ left: 300, behavior: "instant" }));
    await expect.poll(() => position(page).textContent()).toBe("2 of 10");
    await expect.poll(() => inView(page)).toEqual([2]);
  });

  test("without JavaScript is a row that scrolls, without dead buttons", async ({ open }) => {
    const page = await open(PATH, { javaScript: false });
    expect(await page.locator("[aria-roledescription='slide']").count()).toBe(10);
    expect(await button(page, "Next picture").count()).toBe(0);
  });
});

describe("lightbox", () => {
  const dialog = (page: Page) => page.getByRole("dialog", { name: "Picture" });
  const caption = (page: Page) => dialog(page).locator("figcaption");

  test("is a modal dialog: focus in, arrow keys, Escape, focus back", async ({ open }) => {
    const page = await open(PATH, { reducedMotion: true });
    const opener = slides(page).nth(1).getByRole("button");
    await opener.focus();
    await page.keyboard.press("Enter");
    await dialog(page).waitFor();
    expect(await caption(page).textContent()).toMatch(/^2 of 10/);
    const isInside = () => dialog(page).evaluate((element) => element.contains(document.activeElement));
    expect(await isInside()).toBe(true);
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => caption(page).textContent()).toMatch(/^3 of 10/);
    for (let times = 0; times < 3; times++) await page.keyboard.press("ArrowLeft");
    await expect.poll(() => caption(page).textContent()).toMatch(/^10 of 10/);
    expect(await isInside()).toBe(true);
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "hidden" });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await position(page).textContent()).toMatch(/of 10$/);
  });

  test("has buttons, makes the page behind inert and holds it still", async ({ open }) => {
    const page = await open(PATH, { reducedMotion: true });
    await slides(page).first().getByRole("button").click();
    await dialog(page).getByRole("button", { name: "Next picture" }).click();
    await expect.poll(() => caption(page).textContent()).toMatch(/^2 of 10/);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe("hidden");
    const behind = await page.evaluate(() => {
      const link = document.querySelector<HTMLElement>("header a");
      link?.focus();
      return document.activeElement === link;
    });
    expect(behind).toBe(false);
    await dialog(page).getByRole("button", { name: "Close" }).click();
    await dialog(page).waitFor({ state: "hidden" });
  });

  test("closes when the visitor clicks beside the picture", async ({ open }) => {
    const page = await open(PATH, { reducedMotion: true });
    await slides(page).first().getByRole("button").click();
    await dialog(page).waitFor();
    await page.mouse.click(20, 400);
    await dialog(page).waitFor({ state: "hidden" });
  });
});
