import type { Page, Route } from "@playwright/test";
import { categories, categorySlug, filters, posts, postsIn, projectsOf, services, words } from "./content.ts";
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

/** Filters of both lists: with the most and the fewest projects, without a button, with the most and fewest posts. */
const LISTS = [
  ...[...ends(filters, ({ id }) => projectsOf(id).length), ...services.filter(({ filter }) => !filter)].map(
    ({ id }) => [`/portfolio?category=${id}`, projectsOf(id).length] as const,
  ),
  ...(categories.length > 1 ? ends(categories, (name) => postsIn(name).length) : []).map(
    (name) => [`/blog?category=${categorySlug(name)}`, postsIn(name).length] as const,
  ),
].filter(([, count]) => count > 0);

const WIDTHS = [1280, 390];

/** Those of a list that count most and least. */
function ends<Item>(list: Item[], count: (item: Item) => number): Item[] {
  const sorted = list.toSorted((a, b) => count(b) - count(a));
  return [...new Set([sorted[0], sorted.at(-1)])].filter((item) => item !== undefined);
}

test.describe("a filter in the address", () => {
  for (const [path, count] of LISTS)
    test(`${path} shows its ${count} alone from the start, and nothing moves at ${WIDTHS.join(" or ")} px`, async ({
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
        waits: false,
        reducedMotion: true,
        prepare: async (early) => {
          await early.route("**/assets/entry.client*", hold);
        },
      });
      await page.evaluate(() => document.fonts.ready);
      const lookAtAll = async () => {
        const looks: Awaited<ReturnType<typeof look>>[] = [];
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          looks.push(await look(page));
        }
        return looks;
      };
      const before = await lookAtAll();
      for (const { cards } of before) expect(cards).toHaveLength(count);
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
      expect(await lookAtAll()).toEqual(before);
    });

  for (const [at, width] of WIDTHS.entries())
    test(`Back finds the place again without the browser's page cache, at ${width} px`, async ({ open }) => {
      const [, count = 0] = LISTS[at] ?? [];
      test.skip(filters.length <= at, "this agency's portfolio has too few filters");
      const page = await open(LISTS[at]?.[0] ?? "", { width, height: 500 });
      const place = () => page.evaluate(() => Math.round(scrollY));
      await expect.poll(async () => (await look(page)).cards.length).toBe(count);
      const down = await page.evaluate(() =>
        Math.min(800, document.documentElement.scrollHeight - innerHeight - 100),
      );
      await scrollToNow(page, down);
      await frames(page);
      await page.goto("/icon.svg");
      await page.goBack();
      await hydrated(page);
      await expect.poll(place).toBe(down);
      // The browser restores the place by itself; hydration must not move it again.
      await stillness(page.getByRole("main"));
      expect(await place()).toBe(down);
    });

  test("does not keep the other filters from working", async ({ open }) => {
    test.skip(categories.length < 2, "this agency's posts are of one category");
    const page = await open(`/blog?category=${categorySlug(categories[0] ?? "")}`, { reducedMotion: true });
    await page.getByRole("button", { name: words.blog.all, exact: true }).click();
    await expect.poll(async () => (await look(page)).cards.length).toBe(posts.length);
  });
});
