import type { Page } from "@playwright/test";
import { atRest, setHidden } from "./motion.ts";
import { expect, test, type View } from "./site.ts";
import { distances, settle, toasts, WINDOW } from "./toast-area.ts";

test.use({ reducedMotion: "no-preference" });

const WIDTH = 356;
const GAP = 14;
const OFFSET = 32;
const DURATION = 4000;
/** The time in which a toast leaves after its duration, with some reserve, in ms. */
const LEAVING = 500;
const SWIPE = 20;

/** Shows a toast by sending the newsletter form with an empty e-mail address. */
async function refuse(page: Page): Promise<void> {
  const count = await toasts(page).count();
  await page.getByRole("contentinfo").locator("form button[type='submit']").click();
  const advanced = async () => {
    await page.clock.runFor(10);
    return toasts(page).count();
  };
  await expect.poll(advanced).toBe(count + 1);
}

/** Opens the page that these tests share, with a stopped clock and no toasts. */
async function openWithout(view: View): Promise<Page> {
  const page = await view("/about", { ...WINDOW, clock: true });
  await page.mouse.move(300, 100);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(DURATION + LEAVING);
  await expect(toasts(page)).toHaveCount(0);
  return page;
}

/** Opens the page that these tests share, with one toast. */
async function openWithToast(view: View): Promise<Page> {
  const page = await openWithout(view);
  await refuse(page);
  // Move the pointer away from the toast, because the pointer would pause it.
  await page.mouse.move(300, 100);
  return page;
}

async function drag(page: Page, dx: number, dy: number): Promise<void> {
  await atRest(toasts(page).first());
  const box = await toasts(page).first().boundingBox();
  if (box === null) throw new Error("There is no toast to drag");
  const [x, y] = [box.x + 120, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  // Swipe slowly, so that the distance decides and not the speed. The page's clock is stopped, so advance it.
  await page.clock.runFor(1000);
  await page.mouse.move(x + dx / 2, y + dy / 2);
  // The first move sets the direction. The next move counts once React has rendered the first.
  await settle(page);
  await page.mouse.move(x + dx, y + dy);
  await page.mouse.up();
  await page.mouse.move(300, 100);
  await page.clock.runFor(LEAVING);
}

test.describe("toasts", () => {
  // Run in order, so that the tests share the page.
  test.describe.configure({ mode: "default" });

  test(`are ${WIDTH} px wide and ${OFFSET} px from the window's edges`, async ({ view }) => {
    const page = await openWithToast(view);
    await settle(page);
    await atRest(toasts(page).first());
    const { width, right, bottom } = await distances(page, toasts(page).first());
    expect({ width, right, bottom }).toEqual({ width: WIDTH, right: OFFSET, bottom: OFFSET });
  });

  test("stay while the page is hidden", async ({ view }) => {
    const page = await openWithToast(view);
    await page.clock.runFor(1000);
    await setHidden(page, true);
    await page.clock.runFor(60_000);
    expect(await toasts(page).count()).toBe(1);
    await setHidden(page, false);
    await page.clock.runFor(DURATION + LEAVING);
    await expect.poll(() => toasts(page).count()).toBe(0);
  });

  test(`leave after ${DURATION} ms`, async ({ view }) => {
    const page = await openWithToast(view);
    await page.clock.runFor(DURATION - 100);
    expect(await toasts(page).count()).toBe(1);
    await page.clock.runFor(100 + LEAVING);
    await expect.poll(() => toasts(page).count()).toBe(0);
  });

  test(`show at most three, ${GAP} px apart when expanded`, async ({ view }) => {
    const page = await openWithout(view);
    for (let count = 0; count < 4; count++) await refuse(page);
    const visible = page.locator("[data-sonner-toast][data-visible='true']");
    await expect.poll(() => visible.count()).toBe(3);
    // The stack of toasts may move away from the pointer, so hover until the stack has expanded.
    await expect(async () => {
      await toasts(page).first().hover();
      await settle(page);
      for (const element of await visible.all()) await atRest(element);
      const boxes = await visible.evaluateAll((all) =>
        all.map((element) => element.getBoundingClientRect()).sort((a, b) => a.top - b.top),
      );
      const gaps = boxes.slice(1).map((box, index) => Math.round(box.top - (boxes[index]?.bottom ?? 0)));
      expect(gaps).toEqual([GAP, GAP]);
    }).toPass();
  });

  test("stay while the pointer is on them", async ({ view }) => {
    const page = await openWithToast(view);
    await page.clock.runFor(1000);
    await toasts(page).first().hover();
    await settle(page);
    await page.clock.runFor(3 * DURATION);
    expect(await toasts(page).count()).toBe(1);
    await page.mouse.move(300, 100);
    await settle(page);
    await page.clock.runFor(DURATION + LEAVING);
    await expect.poll(() => toasts(page).count()).toBe(0);
  });

  test(`are dismissed by a swipe of ${SWIPE} px, and stay after a shorter swipe`, async ({ view }) => {
    const page = await openWithToast(view);
    await drag(page, 0, SWIPE - 4);
    expect(await toasts(page).count()).toBe(1);
    await drag(page, 0, SWIPE + 4);
    await expect.poll(() => toasts(page).count()).toBe(0);
  });

  test("receive the focus with Alt+T", async ({ view }) => {
    const page = await openWithToast(view);
    await page.keyboard.press("Alt+t");
    await settle(page);
    await expect(page.locator("[data-sonner-toaster]:focus-within")).toHaveCount(1);
  });
});
