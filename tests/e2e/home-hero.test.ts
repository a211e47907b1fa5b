import type { Page } from "@playwright/test";
import { oneLine, words } from "./content.ts";
import { longAnimations } from "./motion.ts";
import { expect, test } from "./site.ts";

const SLIDES = words.home.slides;
const COUNT = SLIDES.length;
/** A slide's number, from 1, however often one has gone round. */
const wrap = (number: number) => ((((number - 1) % COUNT) + COUNT) % COUNT) + 1;
const says = (number: number) => `${wrap(number)} of ${COUNT}`;
const INTERVAL = 5000;
const LOCK = 500;

function hero(page: Page) {
  const region = page.locator("[aria-roledescription='carousel']");
  const slides = region.locator("[aria-roledescription='slide']");
  return {
    region,
    slides,
    live: region.locator("[aria-live]"),
    dot: (number: number) => region.getByRole("button", { name: `Go to slide ${number}`, exact: true }),
    pause: region.getByRole("button", { name: /slide rotation$/ }),
    next: region.getByRole("button", { name: "Next slide" }),
    back: region.getByRole("button", { name: "Previous slide" }),
    /** Number of the slide that can be met, from 1; more than one would be a mistake. */
    shown: () =>
      region
        .getByRole("group", { name: new RegExp(`^\\d+ of ${COUNT}$`) })
        .evaluateAll((all) => all.map((slide) => slide.getAttribute("aria-label")).join(", ")),
  };
}

/** Dispatches what a finger does when it is drawn over an element from one place to another. */
async function drag(page: Page, by: { x: number; y: number }): Promise<void> {
  const slides = page.locator(".hero-slides");
  const at = (x: number, y: number) => ({ pointerType: "touch", clientX: x, clientY: y, bubbles: true });
  await slides.dispatchEvent("pointerdown", at(200, 300));
  await slides.dispatchEvent("pointerup", at(200 + by.x, 300 + by.y));
}

test.describe("hero carousel", () => {
  test.skip(COUNT < 3, "this agency's home page has fewer than three slides");

  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const)
    test(`is 80vh high at ${width} × ${height}`, async ({ open }) => {
      const page = await open("/", { width, height });
      const box = await page.locator(".hero").boundingBox();
      expect(box?.height).toBeCloseTo(height * 0.8, 0);
    });

  test("its slides in order, each with title, description, picture, link and button text", async ({
    open,
  }) => {
    const page = await open("/", { javaScript: false });
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
      const rest = link.locator(".button-label > .sr-only");
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

  test("changes after 5000 ms and not before, and wraps round", async ({ open }) => {
    const page = await open("/", { clock: true });
    const { shown, dot } = hero(page);
    await dot(COUNT).focus();
    await page.keyboard.press("Enter");
    await dot(COUNT).blur();
    await expect.poll(shown).toBe(says(COUNT));
    await page.clock.runFor(INTERVAL - 50);
    expect(await shown()).toBe(says(COUNT));
    await page.clock.runFor(100);
    await expect.poll(shown).toBe(says(1));
    await page.clock.runFor(INTERVAL);
    await expect.poll(shown).toBe(says(2));
  });

  test("takes no change for 500 ms after one", async ({ open }) => {
    const page = await open("/", { clock: true });
    const { shown, dot, next } = hero(page);
    await dot(3).click();
    await expect.poll(shown).toBe(says(3));
    await page.clock.runFor(LOCK - 20);
    await dot(2).click();
    await next.click();
    expect(await shown()).toBe(says(3));
    await page.clock.runFor(20);
    await dot(2).click();
    await expect.poll(shown).toBe(says(2));
  });

  test("stands while the page is hidden and has its full time again when it is seen", async ({ open }) => {
    const page = await open("/", { clock: true });
    const { shown, dot } = hero(page);
    await dot(2).focus();
    await page.keyboard.press("Enter");
    await dot(2).blur();
    const setHidden = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, "hidden", { configurable: true, get: () => value });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    // Real time fades the slide before out, however the clock stands: the poll waits for its end.
    await expect.poll(shown).toBe(says(2));
    await page.clock.runFor(INTERVAL - 500);
    await setHidden(true);
    await page.clock.runFor(INTERVAL * 2);
    expect(await shown()).toBe(says(2));
    await setHidden(false);
    await page.clock.runFor(INTERVAL - 100);
    expect(await shown()).toBe(says(2));
    await page.clock.runFor(200);
    await expect.poll(shown).toBe(says(3));
  });

  test("pointer and focus hold it, and the live region speaks only then", async ({ open }) => {
    const page = await open("/", { clock: true });
    const { region, shown, live, pause } = hero(page);
    const before = await shown();
    expect(await live.getAttribute("aria-live")).toBe("off");
    await region.hover({ position: { x: 400, y: 500 } });
    await expect.poll(() => live.getAttribute("aria-live")).toBe("polite");
    await page.clock.runFor(INTERVAL * 2);
    expect(await shown()).toBe(before);
    await page.mouse.move(600, 790);
    await expect.poll(() => live.getAttribute("aria-live")).toBe("off");
    await pause.focus();
    await expect.poll(() => live.getAttribute("aria-live")).toBe("polite");
    await page.clock.runFor(INTERVAL * 2);
    expect(await shown()).toBe(before);
    await pause.blur();
    await page.clock.runFor(INTERVAL + 100);
    await expect.poll(shown).not.toBe(before);
  });

  test("pause is the first stop in it; what is started by it runs on under the focus", async ({ open }) => {
    const page = await open("/", { clock: true });
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

  test("previous, next, arrow keys and dots; the pressed dot says so", async ({ open }) => {
    const page = await open("/", { clock: true });
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

  test("is a row to scroll without JavaScript, and shows no dead controls", async ({ open }) => {
    const page = await open("/", { javaScript: false, width: 390, height: 844 });
    const { region, slides } = hero(page);
    expect(await region.getByRole("button").count()).toBe(0);
    const row = page.locator(".hero-slides");
    const size = await row.evaluate((element) => element.scrollWidth / element.clientWidth);
    expect(size).toBe(SLIDES.length);
    await slides.last().getByRole("link").scrollIntoViewIfNeeded();
    expect(await slides.last().getByRole("link").isVisible()).toBe(true);
  });

  test("the headline is the page's only h1, whole for everyone who listens", async ({ look }) => {
    const page = await look("/");
    const headings = page.getByRole("heading", { level: 1 });
    expect(await headings.count()).toBe(1);
    // With the commas at the ends of lines, which are not shown.
    expect(oneLine(await headings.textContent()).toLowerCase()).toBe(
      words.home.headline.join(" ").toLowerCase(),
    );
  });

  test("the menu stays legible over every slide", async ({ open }) => {
    const page = await open("/", { clock: true });
    const { dot, region } = hero(page);
    for (let number = 1; number <= COUNT; number++) {
      await dot(number).click();
      await page.clock.runFor(LOCK);
      const slide = region.locator(`[aria-label='${says(number)}']`);
      const color = await slide.evaluate((element) => getComputedStyle(element).color);
      await expect(page.getByRole("banner"), `slide ${number}`).toHaveCSS("color", color);
    }
  });
});
