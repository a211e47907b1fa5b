import type { Page } from "@playwright/test";
import { filters, projects, projectsOf, services, words } from "./content.ts";
import { hrefsOf } from "./main-menu.ts";
import { recordTransitions, scrollToNow, stillness } from "./motion.ts";
import { expect, test } from "./site.ts";

test.use({ reducedMotion: "no-preference" });

const { all: ALL, title } = words.portfolio;
/** The names of the filter buttons with their numbers of projects. */
const counted = filters.map(({ id, title }) => [title, projectsOf(id).length]);
const FILTERS = Object.fromEntries([[ALL, projects.length], ...counted]);
const [ONE, OTHER = ONE] = filters;
const first = { id: ONE?.id ?? "", name: ONE?.title ?? "" };
const second = { id: OTHER?.id ?? "", name: OTHER?.title ?? "" };
const addressOf = (id: string) => `/portfolio/category/${id}`;
const linksOf = (id: string) => projectsOf(id).map(({ link }) => link);

const bar = (page: Page) => page.getByRole("group", { name: "Filter projects" });
const filter = (page: Page, name: string) => bar(page).getByRole("button", { name, exact: true });
const pressed = (page: Page) => bar(page).getByRole("button", { pressed: true });

/** Returns the paths of the visible projects, from top to bottom. */
const shown = (page: Page) => hrefsOf(page.getByRole("main").getByRole("article").getByRole("link"));
const count = async (page: Page) => (await shown(page)).length;

/**
 * Returns two widths of each cover in px: the width that `sizes` states for browsers without `auto`, and the rendered
 * width.
 */
function coversOf(page: Page) {
  return page
    .getByRole("main")
    .locator("article img")
    .evaluateAll((all) =>
      (all as HTMLImageElement[]).map(({ clientWidth: rendered, sizes }) => {
        const holds = (part: string) =>
          !part.startsWith("(") || matchMedia(part.replace(/\) .*/, ")")).matches;
        const size = sizes.split(", ").find((part) => part !== "auto" && holds(part));
        return { rendered, stated: (parseFloat(size?.replace(/^.*\) /, "") ?? "") * innerWidth) / 100 };
      }),
    );
}

test.describe("the portfolio's list", () => {
  test("shows every project once, under its canonical URL", async ({ view }) => {
    const page = await view("/portfolio");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
    expect((await shown(page)).toSorted()).toEqual(projects.map(({ link }) => link).toSorted());
  });

  test("fetches no cover smaller than its rendered size", async ({ view }) => {
    for (const width of [390, 1000, 1440]) {
      const covers = await coversOf(await view("/portfolio", { width }));
      expect(covers.length).toBe(projects.length);
      const small = covers.filter(({ rendered, stated }) => stated < rendered * 0.95);
      expect.soft(small, `${width} px`).toEqual([]);
    }
  });
});

test.describe("the portfolio's filters", () => {
  test.skip(filters.length < 2, "this agency's projects are of one service");

  test("include All and each service with a filter button, with their counts", async ({ view }) => {
    const page = await view("/portfolio");
    const buttons = bar(page).getByRole("button");
    expect(await buttons.allTextContents()).toEqual(Object.keys(FILTERS));
    const counts = buttons.evaluateAll((all) => all.map((each) => getComputedStyle(each, "::after").content));
    expect(await counts).toEqual(Object.values(FILTERS).map((number) => `"${number}" / ""`));
    expect(await pressed(page).allTextContents()).toEqual([ALL]);
  });

  test("restore the scroll position on Back after a filter", async ({ open }) => {
    // Use a low window, so that even a short list can be scrolled.
    const page = await open("/portfolio", { height: 500 });
    const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    const position = Math.min(3000, Math.round(height / 2));
    await scrollToNow(page, position);
    // Let a script click, because Playwright would first scroll the sticky button to the middle of the window.
    await filter(page, first.name).evaluate((button) => (button as HTMLElement).click());
    await expect.poll(() => count(page)).toBe(FILTERS[first.name]);
    await stillness(bar(page));
    await page.goBack();
    await expect.poll(() => count(page)).toBe(projects.length);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(position);
  });

  test("distinguish the pressed button in forced colours", async ({ open }) => {
    const page = await open(addressOf(first.id));
    await page.emulateMedia({ forcedColors: "active" });
    const buttons = bar(page).getByRole("button");
    const grounds = buttons.evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
    expect(new Set(await grounds).size).toBe(2);
  });

  test("keep a focused button completely in view, even on a phone", async ({ open }) => {
    const page = await open("/portfolio", { width: 390, height: 844 });
    const names = filters.map((service) => service.title);
    for (const name of [...names.slice(1), ...names.slice(0, 1)]) {
      await filter(page, name).focus();
      await expect.soft(filter(page, name)).toBeInViewport({ ratio: 0.99 });
    }
  });

  test("have a URL for a category without a button", async ({ view }) => {
    for (const { id } of services.filter((service) => !service.filter && linksOf(service.id).length > 0)) {
      const page = await view(addressOf(id));
      expect(await shown(page)).toEqual(linksOf(id));
      await expect(pressed(page)).toHaveCount(0);
    }
  });

  test("animate only the list, and nothing under reduced motion", async ({ open }) => {
    const page = await open("/portfolio");
    const transitions = await recordTransitions(page);
    await filter(page, first.name).click();
    await expect.poll(async () => (await transitions()).length).toBe(1);
    const [moved = []] = await transitions();
    expect(moved.join()).not.toBe("");
    for (const ofPages of ["run", "reveal-in", "rise"]) expect(moved).not.toContain(ofPages);
    const still = await open("/portfolio", { reducedMotion: true });
    const none = await recordTransitions(still);
    await filter(still, second.name).click();
    await expect.poll(() => shown(still)).toEqual(linksOf(second.id));
    expect(await none()).toEqual([]);
  });

  test("mark the pressed button before the list changes", async ({ open }) => {
    const page = await open("/portfolio");
    const seen = await filter(page, second.name).evaluate(async (button: HTMLButtonElement) => {
      const cards = () => document.querySelectorAll("main article").length;
      const before = cards();
      button.click();
      await Promise.resolve();
      return { pressed: button.ariaPressed, isUnchanged: cards() === before };
    });
    expect(seen).toEqual({ pressed: "true", isUnchanged: true });
    await expect.poll(() => shown(page)).toEqual(linksOf(second.id));
  });

  test("scroll to the start of the list from far down", async ({ open }) => {
    const page = await open("/portfolio");
    await scrollToNow(page, 5000);
    await filter(page, second.name).click();
    await expect.poll(() => shown(page)).toEqual(linksOf(second.id));
    const first = page.getByRole("main").getByRole("article").first();
    await expect.poll(async () => (await first.boundingBox())?.y ?? -1).toBeGreaterThan(64);
    expect((await first.boundingBox())?.y).toBeLessThan(400);
  });
});
