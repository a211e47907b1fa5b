import type { Page } from "@playwright/test";
import { sampled } from "../thorough.ts";
import { services } from "./support/content.ts";
import { contrasts } from "./support/contrast.ts";
import { colorOf, frames, scrollToNow } from "./support/motion.ts";
import { expect, type Open, test } from "./support/site.ts";

test.use({ reducedMotion: "no-preference" });

/** Simulates a browser without scroll timelines. */
async function withoutScrollTimelines(page: Page) {
  const script = await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...args: [string]) => !args[0].includes("animation-timeline") && supports(...args);
  });
  await page.route("**/*.css", async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    const body = (await response.text()).replaceAll("animation-timeline", "no-such-property");
    await route.fulfill({ response, body });
  });
  return script;
}

/**
 * Returns the lowest contrast of the header's links and button in any frame while the page scrolls to these positions.
 */
async function lowestContrast(page: Page, places: number[]): Promise<number> {
  const pairs = await page.evaluate(async (tops) => {
    const found = new Set<string>();
    const isClear = (color: string) => /^transparent|\/ 0?\.?\d|^rgba\(/.test(color);
    /** Returns the first opaque background behind the header, which is the hero's or the page's. */
    const ground = (from: Element | null): string => {
      for (let at = from; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (!isClear(backgroundColor)) return backgroundColor;
        const hero = at.matches("header") && document.querySelector("main section");
        if (hero) return ground(hero);
      }
      throw new Error("No ground");
    };
    const measure = () => {
      for (const text of document.querySelectorAll("header > a, header nav li > a, header > div > a > span"))
        if (text.checkVisibility()) found.add(JSON.stringify([getComputedStyle(text).color, ground(text)]));
    };
    for (const top of tops) {
      scrollTo({ top, behavior: "instant" });
      // A transition begins within two frames, so wait for five frames without a transition.
      const changes = () => document.getAnimations().some((animation) => animation instanceof CSSTransition);
      for (let rests = 0; rests < 5; rests = changes() ? 0 : rests + 1) {
        await new Promise((done) => requestAnimationFrame(done));
        measure();
      }
    }
    return [...found].map((pair) => JSON.parse(pair) as [string, string]);
  }, places);
  expect(pairs.length).toBeGreaterThan(0);
  return Math.min(...(await contrasts(page, pairs)));
}

/** One page for each accent, because the header's colours over the hero depend on the accent. */
const COLOURED = ["/", ...services.map(({ link }) => link), "/portfolio"];

test.describe("the header", () => {
  const ways: Record<string, Parameters<Open>[1]> = {
    "by its style alone": {},
    "without scripts": { javaScript: false },
    "by script, where styles do not follow the scroll": { prepare: withoutScrollTimelines },
  };
  for (const [way, options] of Object.entries(ways))
    test(`stays fixed, and turns solid after more than 10 px of scrolling: ${way}`, async ({ open }) => {
      const page = await open(services[0]?.link ?? "", options);
      const header = page.getByRole("banner");
      const box = () =>
        header.evaluate((element) => {
          const { backgroundColor, borderBottomWidth, height } = getComputedStyle(element);
          return [backgroundColor, borderBottomWidth, height];
        });
      const clear = ["rgba(0, 0, 0, 0)", "0px", "80px"];
      const solid = [await colorOf(page, "--ground"), "2px", "64px"];

      expect(await box()).toEqual(clear);
      await scrollToNow(page, 10);
      // Without scripts, the page cannot count frames. Take a screenshot, which waits for the next frame.
      if (options?.javaScript === false) await page.screenshot();
      else await frames(page, 6);
      expect(await box()).toEqual(clear);
      await scrollToNow(page, 11);
      await expect.poll(box).toEqual(solid);
      expect((await header.boundingBox())?.y).toBe(0);
      await scrollToNow(page, 0);
      await expect.poll(box).toEqual(clear);
    });

  for (const path of sampled(COLOURED, (_, at) => at < 2))
    test(`keeps its text readable in every frame while it turns solid or clear: ${path}`, async ({
      open,
    }) => {
      const page = await open(path);
      const pause = page.getByRole("button", { name: "Stop slide rotation" });
      if (await pause.isVisible()) await pause.click();
      for (const theme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme: theme });
        const lowest = await lowestContrast(page, [40, 0, 40, 11, 10, 11, 0]);
        expect.soft(lowest, theme).toBeGreaterThanOrEqual(4.5);
      }
    });
});
