import type { Page } from "@playwright/test";
import { projects } from "./content.ts";
import { frames, isOnTop, setHidden } from "./motion.ts";
import { askedFor, expect, test } from "./site.ts";

test.use({ reducedMotion: "no-preference" });

const moving = projects.find(({ caseStudy }) => caseStudy.film);
const PATH = moving?.link ?? "";
const film = moving?.caseStudy.film;

const video = (page: Page) => page.locator("video");
const button = (page: Page) => page.getByRole("button", { name: / the film$/ });
const isPaused = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.paused);
const seconds = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.currentTime);

/** Scrolls until the film is in the middle of the window. */
const bringIn = (page: Page) =>
  video(page).evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
const sendAway = (page: Page) => page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));

/** Returns the paths of all requested films. */
const films = (page: Page) => askedFor(page, /\/films\//).map((address) => new URL(address).pathname);

test.describe("a project's film", () => {
  test.skip(film === undefined, "no project of this agency has a film");

  test("shows its button in view and not covered", async ({ view }) => {
    for (const [width, height] of [
      [1440, 844],
      [1280, 500],
      [390, 844],
    ] as const) {
      const page = await view(PATH, { width, height });
      await bringIn(page);
      await expect(button(page)).toBeInViewport({ ratio: 0.99 });
      expect.soft(await isOnTop(button(page)), `${width} × ${height}`).toBe(true);
    }
  });

  test("loads and plays only when the visitor scrolls to it", async ({ open }) => {
    const page = await open(PATH);
    await page.setViewportSize({ width: 1280, height: 6000 });
    await expect(video(page)).toBeInViewport();
    await page.waitForLoadState("networkidle");
    await frames(page, 20);
    expect(films(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await bringIn(page);
    await expect.poll(() => seconds(page)).toBeGreaterThan(0.2);
    expect(new Set(films(page))).toEqual(new Set([film?.file]));
    await expect(video(page)).toHaveJSProperty("muted", true);
    const ratio = (film: HTMLVideoElement) => film.videoWidth / film.videoHeight;
    expect(await video(page).evaluate(ratio)).toBe(4 / 3);
  });

  test("pauses out of view and in a hidden tab, and then continues", async ({ open }) => {
    const page = await open(PATH);
    await bringIn(page);
    await expect.poll(() => seconds(page)).toBeGreaterThan(0.2);
    await sendAway(page);
    await expect.poll(() => isPaused(page)).toBe(true);
    const before = await seconds(page);
    await bringIn(page);
    await expect.poll(() => isPaused(page)).toBe(false);
    expect(await seconds(page)).toBeGreaterThanOrEqual(before);
    await setHidden(page, true);
    await expect.poll(() => isPaused(page)).toBe(true);
    await setHidden(page, false);
    await expect.poll(() => isPaused(page)).toBe(false);
  });

  test("is paused and started by keyboard, and stays in that state", async ({ open }) => {
    const page = await open(PATH);
    await bringIn(page);
    await expect(button(page)).toHaveAccessibleName("Pause the film");
    await button(page).focus();
    await page.keyboard.press("Space");
    await expect(button(page)).toHaveAccessibleName("Play the film");
    expect(await isPaused(page)).toBe(true);
    await sendAway(page);
    await bringIn(page);
    await frames(page, 20);
    expect(await isPaused(page)).toBe(true);
    await page.keyboard.press("Enter");
    await expect.poll(() => isPaused(page)).toBe(false);
    const box = await button(page).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  });

  test("stays paused under reduced motion until its button is pressed", async ({ open }) => {
    const page = await open(PATH, { reducedMotion: true });
    await bringIn(page);
    await frames(page, 20);
    expect(films(page)).toEqual([]);
    await button(page).click();
    await expect.poll(() => seconds(page)).toBeGreaterThan(0.2);
    await sendAway(page);
    await expect.poll(() => isPaused(page)).toBe(true);
    await bringIn(page);
    await frames(page, 20);
    expect(await isPaused(page)).toBe(true);
  });

  test("has the browser's own controls without scripts", async ({ view }) => {
    const page = await view(PATH, { javaScript: false });
    await expect(button(page)).toHaveCount(0);
    await expect(page.locator("video[controls][muted][preload='none']")).toHaveCount(1);
    await expect(video(page)).toHaveAttribute("aria-label", film?.alt ?? "");
    await expect(page.locator("figure:has(video) img")).toHaveAttribute("src", film?.plate ?? "");
  });

  test("shows its picture without a button if the film fails to load", async ({ open }) => {
    const page = await open(PATH, {
      allow: [/films/, /failed to load/i],
      prepare: (fresh) => fresh.route("**/films/**", (route) => route.fulfill({ status: 404 })),
    });
    await bringIn(page);
    await expect(button(page)).toHaveCount(0);
    await expect(video(page)).toBeHidden();
    await expect(page.locator("figure:has(video) img")).toBeVisible();
  });
});
