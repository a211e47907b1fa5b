import type { Page } from "@playwright/test";
import { texts } from "./support/content.ts";
import { COUNT, hero, INTERVAL, LOCK, labelOf, SLIDES } from "./support/hero.ts";
import { longAnimations } from "./support/motion.ts";
import { askedFor, expect, test } from "./support/site.ts";

test.use({ reducedMotion: "no-preference" });

/** Dispatches the pointer events of a finger that moves across an element. */
async function drag(page: Page, by: { x: number; y: number }): Promise<void> {
  const slides = page.locator("[aria-roledescription='carousel'] > [aria-live]");
  const at = (x: number, y: number) => ({ pointerType: "touch", clientX: x, clientY: y, bubbles: true });
  await slides.dispatchEvent("pointerdown", at(200, 300));
  await slides.dispatchEvent("pointerup", at(200 + by.x, 300 + by.y));
}

test.describe("hero carousel", () => {
  test.skip(COUNT < 3, "this agency's home page has fewer than three slides");

  test("is 80vh high", async ({ view }) => {
    for (const [width, height] of [
      [1280, 800],
      [1280, 600],
      [768, 1024],
      [390, 844],
      [320, 568],
    ] as const) {
      const page = await view("/", { width, height });
      const box = await page.getByRole("main").locator("> :first-child").boundingBox();
      expect.soft(box?.height, `${width} × ${height}`).toBeCloseTo(height * 0.8, 0);
    }
  });

  test("repeats every word and comma of the heading beside the picture", async ({ view }) => {
    const page = await view("/", { width: 1440, height: 900 });
    const heading = page.getByRole("heading", { level: 1 });
    // CSS generates this text, for sighted visitors only.
    const written = await heading
      .locator("~ [aria-hidden] > *")
      .evaluateAll((lines) =>
        lines.map((line) =>
          ["::before", "::after"]
            .map((part) => /^"(.*)"$/.exec(getComputedStyle(line, part).content)?.[1] ?? "")
            .join(""),
        ),
      );
    await expect(heading).toHaveText(written.join(" "));
  });

  test("shows its slides in order, each with all of its content", async ({ view }) => {
    const page = await view("/", { javaScript: false });
    const { slides } = hero(page);
    expect(await slides.count()).toBe(SLIDES.length);
    for (const [index, { title, description, link: path, buttonText }] of SLIDES.entries()) {
      const slide = slides.nth(index);
      await expect(slide).toHaveAttribute("aria-label", labelOf(index + 1));
      const link = slide.getByRole("link");
      await expect(link).toHaveAttribute("href", path);
      // The accessible name is longer than the visible label: "Learn More about Web Design".
      await expect(link).toHaveText(new RegExp(`^${buttonText}\\s+(?:about|with|in)\\s+${title}$`));
      const rest = link.locator(".sr-only");
      await expect(rest).toHaveText(new RegExp(`(?:about|with|in)\\s+${title}$`));
      expect((await rest.boundingBox())?.width).toBeLessThanOrEqual(1);
      await expect(slide.getByRole("heading", { level: 2 })).toHaveText(title);
      await expect(slide.locator("p")).toHaveText(description);
      await expect(slide.locator("img[width='1920'][height='1080']")).toHaveCount(1);
    }
  });

  test("changes the slide on a swipe, not on a vertical movement", async ({ open }) => {
    const page = await open("/", { clock: true, width: 390, height: 844, touch: true });
    const { shown } = hero(page);
    // On a slow machine the slide may just have changed.
    await page.clock.runFor(LOCK);
    const start = await shown();
    await drag(page, { x: -20, y: -200 });
    expect(await shown()).toBe(start);
    await drag(page, { x: -120, y: 10 });
    await expect.poll(shown).not.toBe(start);
    await page.clock.runFor(LOCK);
    await drag(page, { x: 120, y: 10 });
    await expect.poll(shown).toBe(start);
  });

  test("does not rotate under reduced motion until it is started", async ({ open }) => {
    const page = await open("/", { clock: true, reducedMotion: true });
    const { shown, pause, next } = hero(page);
    await page.clock.runFor(INTERVAL * 3);
    expect(await shown()).toBe(labelOf(1));
    expect(await pause.getAttribute("aria-label")).toBe("Start slide rotation");
    await next.click();
    await expect.poll(shown).toBe(labelOf(2));
    expect(await longAnimations(page)).toEqual([]);
    await pause.click();
    await page.clock.runFor(INTERVAL + 100);
    await expect.poll(shown).toBe(labelOf(3));
  });

  test("has its first picture as the largest paint, and preloads the next one", async ({ open }) => {
    // Use an empty cache: a cached picture would appear at once.
    const page = await open("/", { clock: true, alone: true });
    /** Numbers of the slides whose pictures were requested, at any width. */
    const requestedSlides = () => {
      const names = SLIDES.map(({ imageUrl }) => imageUrl.replace(/\.\w+$/, ""));
      const pictures = askedFor(page, /\/pictures\//).map((address) => new URL(address).pathname);
      const slides = pictures.map((path) => names.findIndex((name) => path.startsWith(name)));
      return [...new Set(slides)].filter((slide) => slide >= 0).sort();
    };
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
    expect(largest).toBe(labelOf(1));
    expect(requestedSlides()).toEqual([0, 1]);
    const first = hero(page).slides.first().locator("img[loading='eager'][fetchpriority='high']");
    await expect(first).toHaveCount(1);
    await hero(page).next.click();
    await expect.poll(requestedSlides).toEqual([0, 1, 2]);
  });

  test("is a scrollable row without controls if JavaScript is off", async ({ view }) => {
    const page = await view("/", { javaScript: false, width: 390, height: 844 });
    const { region, slides } = hero(page);
    expect(await region.getByRole("button").count()).toBe(0);
    const row = page.locator("[aria-roledescription='carousel'] > [aria-live]");
    const size = await row.evaluate((element) => element.scrollWidth / element.clientWidth);
    expect(size).toBe(SLIDES.length);
    await slides.last().getByRole("link").scrollIntoViewIfNeeded();
    await expect(slides.last().getByRole("link")).toBeVisible();
  });

  test("shows the headline as one sentence, with its commas inside the window", async ({ view }) => {
    const { headline } = texts.home;
    for (const width of [390, 768, 1440]) {
      const page = await view("/", { width });
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline.join(" "));
      const wrong = await page
        .locator("h1, h2")
        .getByText(",", { exact: true })
        .evaluateAll(
          (commas) =>
            commas.filter((comma) => {
              const { left, right } = comma.getBoundingClientRect();
              const next = comma.parentElement?.nextElementSibling;
              const words = document.createRange();
              if (next) words.selectNodeContents(next);
              const isInLine = next && getComputedStyle(next).display === "inline";
              const overlaps = isInLine && words.getBoundingClientRect().left < right - 1;
              return overlaps || left + comma.scrollWidth > innerWidth;
            }).length,
        );
      expect.soft(wrong, `${width} px`).toBe(0);
    }
    const commas = (await view("/")).getByRole("heading", { level: 1 }).getByText(",", { exact: true });
    const widths = await commas.evaluateAll((all) => all.map((comma) => comma.scrollWidth > 4));
    expect(widths).toEqual(headline.filter((line) => line.endsWith(",")).map(() => true));
  });
});
