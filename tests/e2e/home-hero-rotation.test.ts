import type { Page } from "@playwright/test";
import { COUNT, hero, INTERVAL, LOCK, labelOf, SLIDES, wrap } from "./hero.ts";
import { setHidden } from "./motion.ts";
import { expect, test, type View } from "./site.ts";

test.use({ reducedMotion: "no-preference" });

/**
 * Opens the page that these tests share. Its clock is stopped, nothing pauses the rotation, and the first slide has
 * just appeared.
 */
async function rotating(view: View): Promise<Page> {
  const page = await view("/", { clock: true });
  const { dot, shown } = hero(page);
  await page.mouse.move(600, 790);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(LOCK);
  // Let a script press the button, because a visitor's press would keep the focus there and pause the rotation.
  await dot(2).evaluate((button) => (button as HTMLElement).click());
  await page.clock.runFor(LOCK);
  await dot(1).evaluate((button) => (button as HTMLElement).click());
  await expect.poll(shown).toBe(labelOf(1));
  await page.clock.runFor(LOCK);
  return page;
}

test.describe("the rotation of home's hero carousel", () => {
  // Run in order, so that the tests share the page. The last test starts the rotation with the button.
  test.describe.configure({ mode: "default" });
  test.skip(COUNT < 3, "this agency's home page has fewer than three slides");

  test("changes the slide after 5000 ms, not earlier, and continues with the first after the last", async ({
    view,
  }) => {
    const page = await rotating(view);
    const { shown, dot } = hero(page);
    await dot(COUNT).focus();
    await page.keyboard.press("Enter");
    await dot(COUNT).blur();
    await expect.poll(shown).toBe(labelOf(COUNT));
    await page.clock.runFor(INTERVAL - 50);
    expect(await shown()).toBe(labelOf(COUNT));
    await page.clock.runFor(100);
    await expect.poll(shown).toBe(labelOf(1));
    await page.clock.runFor(INTERVAL);
    await expect.poll(shown).toBe(labelOf(2));
  });

  test("ignores further changes for 500 ms after a change", async ({ view }) => {
    const page = await rotating(view);
    const { shown, dot, next } = hero(page);
    await dot(3).click();
    await expect.poll(shown).toBe(labelOf(3));
    await page.clock.runFor(LOCK - 20);
    await dot(2).click();
    await next.click();
    expect(await shown()).toBe(labelOf(3));
    await page.clock.runFor(20);
    await dot(2).click();
    await expect.poll(shown).toBe(labelOf(2));
  });

  test("pauses while the page is hidden, and then restarts with the full interval", async ({ view }) => {
    const page = await rotating(view);
    const { shown, dot } = hero(page);
    await dot(2).focus();
    await page.keyboard.press("Enter");
    await dot(2).blur();
    await expect.poll(shown).toBe(labelOf(2));
    await page.clock.runFor(INTERVAL - 500);
    await setHidden(page, true);
    await page.clock.runFor(INTERVAL * 2);
    expect(await shown()).toBe(labelOf(2));
    await setHidden(page, false);
    await page.clock.runFor(INTERVAL - 100);
    expect(await shown()).toBe(labelOf(2));
    await page.clock.runFor(200);
    await expect.poll(shown).toBe(labelOf(3));
  });

  test("pauses under the pointer and the focus, and announces slides only then", async ({ view }) => {
    const page = await rotating(view);
    const { region, shown, live, pause } = hero(page);
    const before = await shown();
    await expect(live).toHaveAttribute("aria-live", "off");
    await region.hover({ position: { x: 400, y: 500 } });
    await expect(live).toHaveAttribute("aria-live", "polite");
    await page.clock.runFor(INTERVAL * 2);
    expect(await shown()).toBe(before);
    await page.mouse.move(600, 790);
    await expect(live).toHaveAttribute("aria-live", "off");
    await pause.focus();
    await expect(live).toHaveAttribute("aria-live", "polite");
    await page.clock.runFor(INTERVAL * 2);
    expect(await shown()).toBe(before);
    await pause.blur();
    await page.clock.runFor(INTERVAL + 100);
    await expect.poll(shown).not.toBe(before);
  });

  test("follows previous, next, arrow keys and dots, and marks the current dot", async ({ view }) => {
    const page = await rotating(view);
    const { shown, next, back, dot, region } = hero(page);
    await dot(1).focus();
    const at = async () => Number.parseInt(await shown(), 10);
    const start = await at();
    const press = async (action: () => Promise<void>, to: number) => {
      await action();
      await expect.poll(at).toBe(wrap(to));
      await page.clock.runFor(LOCK);
    };
    await press(() => back.click(), start - 1);
    await press(() => next.click(), start);
    await press(() => page.keyboard.press("ArrowRight"), start + 1);
    await press(() => page.keyboard.press("ArrowLeft"), start);
    await press(() => dot(COUNT - 1).click(), COUNT - 1);
    await expect(region.locator("[aria-current]")).toHaveAttribute("aria-label", `Go to slide ${COUNT - 1}`);
    await region.getByRole("link").focus();
    await press(() => page.keyboard.press("ArrowRight"), COUNT);
    expect(await page.evaluate(() => document.activeElement?.getAttribute("href"))).toBe(SLIDES.at(-1)?.link);
  });

  test("keeps the menu legible over every slide", async ({ view }) => {
    const page = await rotating(view);
    const { dot, region } = hero(page);
    for (let number = 1; number <= COUNT; number++) {
      await dot(number).click();
      await page.clock.runFor(LOCK);
      const slide = region.locator(`[aria-label='${labelOf(number)}']`);
      const color = await slide.evaluate((element) => getComputedStyle(element).color);
      await expect(page.getByRole("banner"), `slide ${number}`).toHaveCSS("color", color);
    }
  });

  test("has the Pause button as its first Tab stop, and continues under the focus after this button starts it", async ({
    view,
  }) => {
    const page = await rotating(view);
    const { region, pause, shown, live } = hero(page);
    const first = region.locator("a, button").first();
    expect(await first.getAttribute("aria-label")).toBe("Stop slide rotation");
    await pause.focus();
    await page.keyboard.press("Enter");
    expect(await pause.getAttribute("aria-label")).toBe("Start slide rotation");
    await pause.blur();
    const stopped = await shown();
    await page.clock.runFor(INTERVAL * 2);
    expect(await shown()).toBe(stopped);
    expect(await live.getAttribute("aria-live")).toBe("polite");
    await pause.focus();
    await page.keyboard.press("Enter");
    expect(await pause.getAttribute("aria-label")).toBe("Stop slide rotation");
    await page.clock.runFor(INTERVAL + 100);
    await expect.poll(shown).not.toBe(stopped);
  });
});
