import type { Page } from "@playwright/test";
import { words } from "./content.ts";
import { COUNT, hero, INTERVAL, LOCK, SLIDES, says } from "./hero.ts";
import { longAnimations } from "./motion.ts";
import { askedFor, expect, test } from "./site.ts";

/** Dispatches what a finger does when it is drawn over an element from one place to another. */
async function drag(page: Page, by: { x: number; y: number }): Promise<void> {
  const slides = page.locator("[aria-roledescription='carousel'] > [aria-live]");
  const at = (x: number, y: number) => ({ pointerType: "touch", clientX: x, clientY: y, bubbles: true });
  await slides.dispatchEvent("pointerdown", at(200, 300));
  await slides.dispatchEvent("pointerup", at(200 + by.x, 300 + by.y));
}

test.describe("hero carousel", () => {
  test.skip(COUNT < 3, "this agency's home page has fewer than three slides");

  test("is 80vh high", async ({ look }) => {
    for (const [width, height] of [
      [1280, 800],
      [1280, 600],
      [768, 1024],
      [390, 844],
      [320, 568],
    ] as const) {
      const page = await look("/", { width, height });
      const box = await page.getByRole("main").locator("> :first-child").boundingBox();
      expect.soft(box?.height, `${width} × ${height}`).toBeCloseTo(height * 0.8, 0);
    }
  });

  test("the headline beside the picture has every word and comma of the heading", async ({ look }) => {
    const page = await look("/", { width: 1440, height: 900 });
    const heading = page.getByRole("heading", { level: 1 });
    // Written by the style sheet, for the eye alone.
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

  test("its slides in order, each with all that it has", async ({ look }) => {
    const page = await look("/", { javaScript: false });
    const { slides } = hero(page);
    expect(await slides.count()).toBe(SLIDES.length);
    for (const [index, { title, description, link: path, buttonText }] of SLIDES.entries()) {
      const slide = slides.nth(index);
      await expect(slide).toHaveAttribute("aria-label", says(index + 1));
      const link = slide.getByRole("link");
      await expect(link).toHaveAttribute("href", path);
      // Its name goes on where it is only heard: "Learn More about Web Design".
      await expect(link).toHaveText(new RegExp(`^${buttonText}\\s+(?:about|with|in)\\s+${title}$`));
      const rest = link.locator(".sr-only");
      await expect(rest).toHaveText(new RegExp(`(?:about|with|in)\\s+${title}$`));
      expect((await rest.boundingBox())?.width).toBeLessThanOrEqual(1);
      await expect(slide.getByRole("heading", { level: 2 })).toHaveText(title);
      await expect(slide.locator("p")).toHaveText(description);
      await expect(slide.locator("img[width='1920'][height='1080']")).toHaveCount(1);
    }
  });

  test("a swipe changes the slide, a vertical stroke does not", async ({ open }) => {
    const page = await open("/", { clock: true, width: 390, height: 844, touch: true });
    const { shown } = hero(page);
    // On a slow machine it may have turned just now.
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

  test("its first picture is the largest paint; the next one is fetched ahead", async ({ open }) => {
    // A picture that a tab has shown is there again at once.
    const page = await open("/", { clock: true, alone: true });
    /** The numbers of the slides whose pictures have been asked for, at whatever width. */
    const asked = () => {
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
    expect(largest).toBe(says(1));
    expect(asked()).toEqual([0, 1]);
    const first = hero(page).slides.first().locator("img[loading='eager'][fetchpriority='high']");
    await expect(first).toHaveCount(1);
    await hero(page).next.click();
    await expect.poll(asked).toEqual([0, 1, 2]);
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

  test("the headline is one sentence, whose commas take their room inside the window", async ({ look }) => {
    const { headline } = words.home;
    for (const width of [390, 768, 1440]) {
      const page = await look("/", { width });
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
    const commas = (await look("/")).getByRole("heading", { level: 1 }).getByText(",", { exact: true });
    const widths = await commas.evaluateAll((all) => all.map((comma) => comma.scrollWidth > 4));
    expect(widths).toEqual(headline.filter((line) => line.endsWith(",")).map(() => true));
  });
});
