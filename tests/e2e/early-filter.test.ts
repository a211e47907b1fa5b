import type { Page, Route } from "@playwright/test";
import { frames, scrollToNow, stillness } from "./motion.ts";
import { expect, hydrated, test } from "./site.ts";

/** What the page shows of its list and above it: places of the cards, the pressed button, the page's dye. */
function look(page: Page) {
  return page.evaluate(() => ({
    cards: [...document.querySelectorAll<HTMLElement>("main article")]
      .map((card) => card.getBoundingClientRect())
      .filter(({ height }) => height > 0)
      .map(({ left, top, width, height }) => [left, top, width, height].map(Math.round)),
    pressed: [...document.querySelectorAll(".filter[aria-pressed='true']")].map(
      (button) => button.textContent,
    ),
    dye: document.querySelector<HTMLElement>(".dipped")?.dataset.dye,
    height: document.documentElement.scrollHeight,
  }));
}

const LISTS = [
  ["/portfolio?category=branding", 5],
  ["/portfolio?category=ai-development", 7],
  ["/portfolio?category=industrial-automation", 3],
  ["/blog?category=industrial-automation", 3],
  ["/blog?category=branding", 1],
] as const;

test.describe("a filter in the address", () => {
  for (const [path, count, width] of LISTS.flatMap(([path, count]) =>
    [1280, 390].map((width) => [path, count, width] as const),
  ))
    test(`${path} shows its ${count} alone from the start, and nothing moves at ${width} px`, async ({
      open,
    }) => {
      let arrive = () => {};
      const arrived = new Promise<void>((done) => {
        arrive = done;
      });
      const hold = async (route: Route) => {
        await arrived;
        await route.continue();
      };
      const page = await open(path, {
        width,
        waits: false,
        reducedMotion: true,
        prepare: async (early) => {
          await early.route("**/assets/entry.client*", hold);
        },
      });
      await page.evaluate(() => document.fonts.ready);
      const before = await look(page);
      expect(before.cards).toHaveLength(count);
      arrive();
      await hydrated(page);
      await expect
        .poll(() =>
          page
            .getByRole("status")
            .filter({ hasText: `${count} p` })
            .count(),
        )
        .toBe(1);
      expect(await look(page)).toEqual(before);
    });

  for (const [category, count, width] of [
    ["branding", 5, 1280],
    ["graphic-design", 5, 390],
  ] as const)
    test(`${category}: Back finds the place again without the browser's page cache, at ${width} px`, async ({
      open,
    }) => {
      const page = await open(`/portfolio?category=${category}`, { width });
      const place = () => page.evaluate(() => Math.round(scrollY));
      await expect.poll(async () => (await look(page)).cards.length).toBe(count);
      await scrollToNow(page, 800);
      await frames(page);
      await page.goto("/icon.svg");
      await page.goBack();
      await hydrated(page);
      await expect.poll(place).toBe(800);
      // The browser restores the place by itself; hydration must not move it again.
      await stillness(page.getByRole("main"));
      expect(await place()).toBe(800);
    });

  test("does not keep the other filters from working", async ({ open }) => {
    const page = await open("/blog?category=branding", { reducedMotion: true });
    await page.getByRole("button", { name: "All Posts", exact: true }).click();
    await expect.poll(async () => (await look(page)).cards.length).toBe(10);
  });
});
