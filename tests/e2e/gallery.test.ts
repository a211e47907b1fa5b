import type { Page } from "@playwright/test";
import { project, texts } from "./support/content.ts";
import { stillness } from "./support/motion.ts";
import { expect, test } from "./support/site.ts";

test.use({ reducedMotion: "no-preference" });

const PATH = project.link;
const TOTAL = project.caseStudy.galleryImages.length;

const gallery = (page: Page) => page.getByRole("region", { name: texts.project.gallery });
const position = (page: Page) => gallery(page).locator("p[aria-live]");
const button = (page: Page, name: string) => gallery(page).getByRole("button", { name, exact: true });
const slides = (page: Page) => gallery(page).getByRole("group");

/** Returns a picture's number, from 1, in any round of the loop. */
const wrap = (number: number) => ((((number - 1) % TOTAL) + TOTAL) % TOTAL) + 1;
/** Returns the numbers of adjacent pictures, starting with the first one. */
const row = (first: number, size = 3) => Array.from({ length: size }, (_, at) => wrap(first + at));
/** Returns the text of the row's position. */
function positionText(first: number, size = 3): string {
  const [from, ...others] = row(first, size);
  return others.length > 0 ? `${from} to ${others.at(-1)} of ${TOTAL}` : `${from} of ${TOTAL}`;
}

/** Presses a button and waits for the row's new position. */
async function press(page: Page, name: string, first: number): Promise<void> {
  await button(page, name).click();
  await expect(position(page)).toHaveText(positionText(first));
}

const swipe = (page: Page) =>
  slides(page)
    .first()
    .locator("xpath=..")
    .evaluate((row) => row.scrollBy({ left: 300, behavior: "instant" }));

/** Returns the numbers of the slides that are completely in view, from left to right. */
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

test.describe("project gallery", () => {
  test.skip(TOTAL < 4, "no project of this agency has more pictures than fit side by side");

  test("shows three, two or one slide depending on the page's width", async ({ view }) => {
    for (const [width, size] of [
      [1280, 3],
      [1024, 2],
      [768, 2],
      [390, 1],
    ] as const) {
      const page = await view(PATH, { width });
      await gallery(page).scrollIntoViewIfNeeded();
      await expect.poll(() => inView(page), { message: `${width} px` }).toEqual(row(1, size));
      await expect(position(page)).toHaveText(positionText(1, size));
    }
  });

  test("names every slide with its position, and has no buttons without JavaScript", async ({ view }) => {
    const bare = await view(PATH, { javaScript: false });
    await expect(bare.locator("[aria-roledescription='slide']")).toHaveCount(TOTAL);
    await expect(button(bare, "Next picture")).toHaveCount(0);
    const page = await view(PATH);
    await expect(gallery(page)).toHaveAttribute("aria-roledescription", "carousel");
    const names = (all: Element[]) => all.map((slide) => slide.getAttribute("aria-label"));
    const expected = Array.from({ length: TOTAL }, (_, at) => `${at + 1} of ${TOTAL}`);
    expect(await slides(page).evaluateAll(names)).toEqual(expected);
    await expect(slides(page).first()).toHaveAttribute("aria-roledescription", "slide");
    await expect(position(page)).toHaveAttribute("aria-live", "polite");
  });

  test("loops in both directions", async ({ open }) => {
    const page = await open(PATH, { reducedMotion: true });
    await gallery(page).scrollIntoViewIfNeeded();
    await press(page, "Previous picture", 0);
    await expect.poll(() => inView(page)).toEqual(row(0));
    // Go round once, and one step further.
    for (let at = 1; at <= TOTAL + 2; at++) await press(page, "Next picture", at);
    await expect.poll(() => inView(page)).toEqual(row(2));
  });

  test("counts quick presses, and keeps the focus in view while it moves", async ({ open }) => {
    const page = await open(PATH);
    await gallery(page).scrollIntoViewIfNeeded();
    for (let times = 0; times < 4; times++) await button(page, "Next picture").click();
    await expect(position(page)).toHaveText(positionText(5));
    for (let first = 4; first > 0; first--) await press(page, "Previous picture", first);
    await button(page, "Previous picture").click();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await stillness(slides(page).first());
    const focused = page.locator("[aria-roledescription='slide'] :focus");
    await expect(focused).toBeInViewport({ ratio: 0.99 });
  });

  test("moves the other way from right to left", async ({ open }) => {
    const page = await open(PATH, { reducedMotion: true });
    await page.evaluate(() => {
      document.documentElement.dir = "rtl";
    });
    await gallery(page).scrollIntoViewIfNeeded();
    await button(page, "Next picture").focus();
    await page.keyboard.press("ArrowLeft");
    await expect(position(page)).toHaveText(positionText(2));
    await expect.poll(() => inView(page)).toContain(2);
    await page.keyboard.press("ArrowRight");
    await expect(position(page)).toHaveText(positionText(1));
  });

  test("moves by arrow keys, and by Tab", async ({ open }) => {
    const page = await open(PATH, { reducedMotion: true });
    await button(page, "Next picture").focus();
    await page.keyboard.press("ArrowRight");
    await expect(position(page)).toHaveText(positionText(2));
    await page.keyboard.press("ArrowLeft");
    await expect(position(page)).toHaveText(positionText(1));
    // From the button, the fifth stop is the first picture out of view; with four pictures the last is the fourth.
    const stop = Math.min(5, TOTAL);
    for (let tabs = 0; tabs < stop; tabs++) await page.keyboard.press("Tab");
    await expect.poll(() => inView(page)).toContain(stop);
  });

  test("is swiped", async ({ open }) => {
    const page = await open(PATH, { width: 390, touch: true, reducedMotion: true });
    await gallery(page).scrollIntoViewIfNeeded();
    await expect.poll(() => inView(page)).toEqual([1]);
    await swipe(page);
    await expect(position(page)).toHaveText(positionText(2, 1));
    await expect.poll(() => inView(page)).toEqual([2]);
  });

  test("keeps a swiped position after hydration", async ({ open }) => {
    const page = await open(PATH, {
      width: 390,
      touch: true,
      reducedMotion: true,
      prepare: (fresh) =>
        fresh.addInitScript(() => {
          // The row counts as near only after the visitor has swiped it.
          const Observer = window.IntersectionObserver;
          window.IntersectionObserver = class extends Observer {
            override observe(target: Element) {
              if (!target.matches("[aria-roledescription='carousel'] > div")) super.observe(target);
              else target.addEventListener("scroll", () => super.observe(target), { once: true });
            }
          };
        }),
    });
    await gallery(page).scrollIntoViewIfNeeded();
    await swipe(page);
    await expect(gallery(page).locator("[aria-roledescription='slide'][aria-hidden]")).not.toHaveCount(0);
    await expect(position(page)).toHaveText(positionText(2, 1));
    await expect.poll(() => inView(page)).toEqual([2]);
  });
});

test.describe("lightbox", () => {
  test.skip(TOTAL < 3, "no project of this agency has several pictures");

  const dialog = (page: Page) => page.getByRole("dialog", { name: "Picture" });
  const caption = (page: Page) => dialog(page).locator("figcaption");
  const starts = (number: number) => new RegExp(`^${wrap(number)} of ${TOTAL}`);

  test("moves the focus in, follows arrow keys, and returns the focus on Escape", async ({ open }) => {
    const page = await open(PATH, { reducedMotion: true });
    const opener = slides(page).nth(1).getByRole("button");
    await opener.focus();
    await page.keyboard.press("Enter");
    await dialog(page).waitFor();
    await expect(caption(page)).toHaveText(starts(2));
    await expect(page.locator("dialog[open]:focus-within")).toHaveCount(1);
    await page.keyboard.press("ArrowRight");
    await expect(caption(page)).toHaveText(starts(3));
    for (let times = 0; times < 3; times++) await page.keyboard.press("ArrowLeft");
    await expect(caption(page)).toHaveText(starts(0));
    await expect(page.locator("dialog[open]:focus-within")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "hidden" });
    await expect(opener).toBeFocused();
    await expect(position(page)).toHaveText(new RegExp(` of ${TOTAL}$`));
  });

  test("has buttons, makes the page behind inert and unscrollable, and closes", async ({ open }) => {
    const page = await open(PATH, { reducedMotion: true });
    await slides(page).first().getByRole("button").click();
    await dialog(page).getByRole("button", { name: "Next picture" }).click();
    await expect(caption(page)).toHaveText(starts(2));
    await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
    const behind = page.locator("header a").first();
    await behind.evaluate((link) => (link as HTMLElement).focus());
    await expect(behind).not.toBeFocused();
    await dialog(page).getByRole("button", { name: "Close" }).click();
    await dialog(page).waitFor({ state: "hidden" });
    // A click beside the picture also closes it.
    await slides(page).first().getByRole("button").click();
    await dialog(page).waitFor();
    await page.mouse.click(20, 400);
    await dialog(page).waitFor({ state: "hidden" });
  });
});
