import type { Page } from "@playwright/test";
import { oneLine, words } from "./content.ts";
import { COUNT, hero, INTERVAL, LOCK, SLIDES, says } from "./hero.ts";
import { longAnimations } from "./motion.ts";
import { expect, test } from "./site.ts";

/** Dispatches what a finger does when it is drawn over an element from one place to another. */
async function drag(page: Page, by: { x: number; y: number }): Promise<void> {
  const slides = page.locator("[aria-roledescription='carousel'] > [aria-live]");
  const at = (x: number, y: number) => ({ pointerType: "touch", clientX: x, clientY: y, bubbles: true });
  await slides.dispatchEvent("pointerdown", at(200, 300));
  await slides.dispatchEvent("pointerup", at(200 + by.x, 300 + by.y));
}

test.describe("hero carousel", () => {
  test.skip(COUNT < 3, "this agency's home page has fewer than three slides");

  for (const [width, height] of [
    [1280, 800],
    [1280, 600],
    [768, 1024],
    [390, 844],
    [320, 568],
  ] as const)
    test(`is 80vh high at ${width} × ${height}`, async ({ look }) => {
      const page = await look("/", { width, height });
      const box = await page.getByRole("main").locator("> :first-child").boundingBox();
      expect(box?.height).toBeCloseTo(height * 0.8, 0);
    });

  test("its slides in order, each with title, description, picture, link and button text", async ({
    look,
  }) => {
    const page = await look("/", { javaScript: false });
    const { slides } = hero(page);
    expect(await slides.count()).toBe(SLIDES.length);
    for (const [index, { title, description, link: path, buttonText }] of SLIDES.entries()) {
      const slide = slides.nth(index);
      expect(await slide.getAttribute("aria-label")).toBe(says(index + 1));
      const link = slide.getByRole("link");
      expect(await link.getAttribute("href")).toBe(path);
      // Its name goes on where it is only heard: "Learn More about Web Design".
      const name = oneLine(await link.textContent());
      expect(["about", "with", "in"].map((word) => `${buttonText} ${word} ${title}`)).toContain(name);
      const rest = link.locator(".sr-only");
      expect(`${buttonText} ${oneLine(await rest.textContent())}`).toBe(name);
      expect((await rest.boundingBox())?.width).toBeLessThanOrEqual(1);
      expect(oneLine(await slide.getByRole("heading", { level: 2 }).textContent())).toBe(title);
      expect(oneLine(await slide.locator("p").textContent())).toBe(description);
      const picture = slide.locator("img");
      expect([await picture.getAttribute("width"), await picture.getAttribute("height")]).toEqual([
        "1920",
        "1080",
      ]);
    }
  });

  test("a swipe changes the slide, a vertical stroke does not", async ({ open }) => {
    const page = await open("/", { clock: true, width: 390, height: 844, touch: true });
    const { shown } = hero(page);
    const start = await shown();
    await drag(page, { x: -20, y: -200 });
    expect(await shown()).toBe(start);
    await drag(page, { x: -120, y: 10 });
    await expect.poll(shown).not.toBe(start);
    await page.clock.runFor(LOCK);
    await drag(page, { x: 120, y: 10 });
    await expect.poll(shown).toBe(start);
  });

  test("does not rotate for those who want less motion, until they start it", async ({ open }) => {
    const page = await open("/", { clock: true, reducedMotion: true });
    const { shown, pause, next } = hero(page);
    await page.clock.runFor(INTERVAL * 3);
    expect(await shown()).toBe(says(1));
    expect(await pause.getAttribute("aria-label")).toBe("Start slide rotation");
    await next.click();
    await expect.poll(shown).toBe(says(2));
    expect(await longAnimations(page)).toEqual([]);
    await pause.click();
    await page.clock.runFor(INTERVAL + 100);
    await expect.poll(shown).toBe(says(3));
  });

  test("its first picture is the largest paint; the first two are fetched at once, the next one ahead", async ({
    open,
  }) => {
    const asked: string[] = [];
    const page = await open("/", {
      clock: true,
      // A picture that a tab has shown is there again at once.
      alone: true,
      prepare: async (fresh) => {
        fresh.on("request", (request) => {
          const path = new URL(request.url()).pathname;
          const slide = SLIDES.find(({ imageUrl }) => path.startsWith(imageUrl.replace(/\.\w+$/, "")));
          if (slide && !asked.includes(slide.imageUrl)) asked.push(slide.imageUrl);
        });
      },
    });
    const largest = await page.evaluate(
      () =>
        new Promise<string | null>((done) => {
          new PerformanceObserver((list) => {
            const entry = list.getEntries().at(-1) as (PerformanceEntry & { element?: Element }) | undefined;
            done(
              entry?.element?.closest("[aria-roledescription='slide']")?.getAttribute("aria-label") ?? null,
            );
          }).observe({ type: "largest-contentful-paint", buffered: true });
        }),
    );
    expect(largest).toBe(says(1));
    expect(asked).toEqual(SLIDES.slice(0, 2).map(({ imageUrl }) => imageUrl));
    const first = hero(page).slides.first().locator("img");
    expect([await first.getAttribute("loading"), await first.getAttribute("fetchpriority")]).toEqual([
      "eager",
      "high",
    ]);
    await hero(page).next.click();
    await expect.poll(() => asked).toEqual(SLIDES.slice(0, 3).map(({ imageUrl }) => imageUrl));
  });

  test("is a row to scroll without JavaScript, and shows no dead controls", async ({ look }) => {
    const page = await look("/", { javaScript: false, width: 390, height: 844 });
    const { region, slides } = hero(page);
    expect(await region.getByRole("button").count()).toBe(0);
    const row = page.locator("[aria-roledescription='carousel'] > [aria-live]");
    const size = await row.evaluate((element) => element.scrollWidth / element.clientWidth);
    expect(size).toBe(SLIDES.length);
    await slides.last().getByRole("link").scrollIntoViewIfNeeded();
    await expect(slides.last().getByRole("link")).toBeVisible();
  });

  test("a comma between two parts of a headline's line takes its room", async ({ look }) => {
    const page = await look("/", { width: 1440 });
    const overlaps = await page.getByText(",", { exact: true }).evaluateAll((commas) =>
      commas.filter((comma) => {
        const next = comma.parentElement?.nextElementSibling;
        if (!next || getComputedStyle(next).display !== "inline") return false;
        const words = document.createRange();
        words.selectNodeContents(next);
        return words.getBoundingClientRect().left < comma.getBoundingClientRect().right - 1;
      }),
    );
    expect(overlaps).toHaveLength(0);
  });

  test("the headline is one sentence, with its commas", async ({ look }) => {
    const { headline } = words.home;
    const heading = (await look("/")).getByRole("heading", { level: 1 });
    expect(oneLine(await heading.textContent())).toBe(headline.join(" "));
    const commas = heading.getByText(",", { exact: true });
    await expect(commas).toHaveCount(headline.filter((line) => line.endsWith(",")).length);
    for (const comma of await commas.all()) expect((await comma.boundingBox())?.width).toBeGreaterThan(4);
  });
});
