import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { scrollToNow } from "./motion.ts";
import { hydrated, test } from "./site.ts";

const SECTIONS = [
  "cloths",
  "featured",
  "blog",
  "stack",
  "line",
  "results",
  "reviews",
  "swatches",
  "journey",
  "loose-end",
];
const WIDTHS = [320, 360, 390, 414, 600, 768, 900, 1024, 1280, 1440, 1920];
const NEAR = 200;
const DATA = "/home-sections.json";

const box = (page: Page, name: string) => page.locator(`.lazy-${name}`);
const state = (page: Page, name: string) => box(page, name).getAttribute("data-state");

/** Heights of all boxes in px, by name. */
function heights(page: Page): Promise<Record<string, number>> {
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
async function showAll(page: Page): Promise<void> {
  for (const name of SECTIONS) {
    await box(page, name).evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
    await expect.poll(() => state(page, name)).toBe("shown");
  }
}

/** Makes the page add up how far its parts are shifted, whatever the visitor does. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}
const shifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);

/** Whether the page is scrolled to its end. */
const isAtEnd = (page: Page) =>
  page.evaluate(() => innerHeight + scrollY >= document.documentElement.scrollHeight - 2);

describe("lazy sections (specification, sections 2, 4 and 9)", () => {
  test("are placeholders in the prerendered page; headings and ways on are there", async ({ open }) => {
    const page = await open("/", { javaScript: false });
    const contents = await page.locator(".lazy").evaluateAll((all) => all.map(({ innerHTML }) => innerHTML));
    expect(contents).toEqual(SECTIONS.map(() => ""));
    const main = page.getByRole("main");
    for (const path of ["/services", "/portfolio", "/blog", "/services/graphic-design", "/about"])
      expect(await main.locator(`a[href='${path}']`).first().isVisible()).toBe(true);
    expect(await main.getByRole("heading", { level: 2 }).count()).toBeGreaterThan(9);
    expect(await main.locator("a[href='/contact?type=quote']").last().isVisible()).toBe(true);
    expect(await main.textContent()).toContain("since 2023");
  });

  test.for(["blog", "journey"])(
    "%s loads when it is within 200 px of the viewport, not before",
    async (name, { open }) => {
      const page = await open("/");
      const top = await box(page, name).evaluate((element) => element.getBoundingClientRect().top + scrollY);
      const height = await page.evaluate(() => innerHeight);
      await scrollToNow(page, top - height - NEAR - 20);
      await page.waitForTimeout(500);
      expect(await state(page, name)).toBe("waiting");
      await scrollToNow(page, top - height - NEAR + 20);
      await expect.poll(() => state(page, name)).toBe("shown");
      await scrollToNow(page, 0);
      await page.waitForTimeout(200);
      expect(await state(page, name)).toBe("shown");
    },
  );

  test("code and content are fetched once: services when idle, featured work 2 s later", async ({ open }) => {
    const asked: string[] = [];
    const count = (part: string) => asked.filter((url) => url.includes(part)).length;
    // Time stands from the beginning: however slow the machine, 2 s are 2 s.
    const page = await open("/", {
      waits: false,
      prepare: async (fresh) => {
        fresh.on("request", (request) => asked.push(new URL(request.url()).pathname));
        await fresh.clock.install({ time: 0 });
        await fresh.clock.pauseAt(1000);
      },
    });
    const runUntilAsked = async (part: string, most: number) => {
      for (let run = 0; run < most && count(part) === 0; run += 100) {
        await page.clock.runFor(100);
        await page.waitForTimeout(100);
      }
      expect(count(part)).toBeGreaterThan(0);
    };
    await runUntilAsked("/entry.client", 5000);
    await hydrated(page);
    await runUntilAsked("/service-cloths", 3000);
    await page.clock.runFor(1500);
    await page.waitForTimeout(300);
    expect(count("/featured-grid")).toBe(0);
    await runUntilAsked("/featured-grid", 600);
    expect(await state(page, "featured")).toBe("waiting");
    await page.clock.resume();
    await showAll(page);
    expect(count(DATA)).toBe(1);
    expect(asked.filter((path) => path.endsWith(".js") && path.includes("/featured-grid"))).toHaveLength(1);
  });

  test.for(WIDTHS)("hold exactly the place of their content at %i px", async (width, { open }) => {
    const page = await open("/", { width, height: 900, reducedMotion: true });
    const before = await heights(page);
    expect(Math.min(...Object.values(before))).toBeGreaterThan(200);
    await showAll(page);
    expect(await heights(page)).toEqual(before);
    const spilled = await page.evaluate(
      (names) =>
        names.filter((name) => {
          const element = document.querySelector(`.lazy-${name}`);
          return element !== null && element.scrollHeight > element.clientHeight + 1;
        }),
      SECTIONS,
    );
    expect(spilled).toEqual([]);
  });

  test.for([
    [390, 844, "scroll"],
    [390, 844, "fling"],
    [390, 844, "End key"],
    [1440, 900, "scroll"],
    [1440, 900, "fling"],
    [1440, 900, "End key"],
  ] as const)("shift nothing at %i × %i: %s", async ([width, height, way], { open }) => {
    const page = await open("/", { width, height, prepare: recordShifts });
    const total = await page.evaluate(() => document.documentElement.scrollHeight);
    const step = way === "scroll" ? 400 : 3000;
    if (way === "End key") {
      await page.keyboard.press("End");
      await expect.poll(() => isAtEnd(page)).toBe(true);
    } else {
      for (let top = 0; top < total; top += step) {
        await scrollToNow(page, top);
        await page.waitForTimeout(way === "scroll" ? 60 : 20);
      }
    }
    if (way === "scroll")
      for (const name of SECTIONS) await expect.poll(() => state(page, name)).toBe("shown");
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(total);
    expect(await shifts(page)).toBeLessThan(0.01);
  });

  test("Back finds the place again, and what was shown is there at once", async ({ open }) => {
    const page = await open("/");
    await showAll(page);
    await box(page, "reviews").evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
    await page.waitForTimeout(200);
    const place = await page.evaluate(() => scrollY);
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: "About", exact: true })
      .evaluate((link) => (link as HTMLElement).click());
    await page.waitForURL("**/about");
    await page.goBack();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(place));
    for (const name of SECTIONS) expect(await state(page, name)).toBe("shown");
  });

  test("a page that is printed is whole", async ({ open }) => {
    const page = await open("/");
    await page.waitForTimeout(4500);
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    for (const name of SECTIONS) expect(await state(page, name)).toBe("shown");
  });

  test("content that could not be fetched is asked for again on the way back", async ({ open }) => {
    let broken = true;
    const page = await open("/", {
      allow: [/home-sections\.json/, /ERR_FAILED|Failed to load resource/],
      prepare: async (fresh) => {
        await fresh.route(`**${DATA}`, (route) => (broken ? route.abort() : route.continue()));
      },
    });
    await box(page, "cloths").evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
    await page.waitForTimeout(500);
    expect(await state(page, "cloths")).toBe("waiting");
    broken = false;
    await scrollToNow(page, 5000);
    await page.waitForTimeout(300);
    await box(page, "cloths").evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
    await expect.poll(() => state(page, "cloths")).toBe("shown");
  });
});
