import type { Page } from "@playwright/test";
import { services } from "./content.ts";
import { colorOf, frames, scrollToNow } from "./motion.ts";
import { expect, type Open, test } from "./site.ts";

/** As a browser that knows no scroll timelines sees the site. */
async function withoutScrollTimelines(page: Page) {
  const script = await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...args: [string]) => !args[0].includes("animation-timeline") && supports(...args);
  });
  await page.route("**/*.css", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll("animation-timeline", "no-such-property");
    await route.fulfill({ response, body });
  });
  return script;
}

async function pauseCarousel(page: Page) {
  const pause = page.getByRole("button", { name: "Stop slide rotation" });
  if (await pause.isVisible()) await pause.click();
}

/** Lowest contrast of the header's links and button while the page is scrolled to these places, in any frame. */
function lowestContrast(page: Page, places: number[]): Promise<number> {
  return page.evaluate(async (tops) => {
    const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const rgba = (color: string) => {
      if (!context) throw new Error("No canvas");
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data];
    };
    const luminance = (color: number[]) => {
      const [r = 0, g = 0, b = 0] = color.map((part) =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    /** The first ground that is not transparent. */
    const ground = (from: Element | null): number[] => {
      const hero = document.querySelector("main section");
      for (let at = from; at && at !== document.body; at = at.parentElement) {
        const color = rgba(getComputedStyle(at).backgroundColor);
        if (color[3] === 255) return color;
        if (at.matches(".header") && hero) return rgba(getComputedStyle(hero).backgroundColor);
      }
      throw new Error("No ground");
    };
    let lowest = 21;
    const measure = () => {
      for (const text of document.querySelectorAll(
        ".header .logo, .header .nav-link, .header .button-label, .header .button-block",
      )) {
        if (!text.checkVisibility()) continue;
        const [a = 0, b = 0] = [luminance(rgba(getComputedStyle(text).color)), luminance(ground(text))];
        lowest = Math.min(lowest, (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05));
      }
    };
    for (const top of tops) {
      scrollTo({ top, behavior: "instant" });
      // A change begins within two frames.
      const changes = () => document.getAnimations().some((one) => one instanceof CSSTransition);
      for (let rests = 0; rests < 5; rests = changes() ? 0 : rests + 1) {
        await new Promise((done) => requestAnimationFrame(done));
        measure();
      }
    }
    return lowest;
  }, places);
}

/** Pages whose headers' text and button differ from the solid header's in different ways; one of every dye. */
const DYED = ["/", ...services.map(({ link }) => link), "/portfolio"];

test.describe("header", () => {
  const ways: Record<string, Parameters<Open>[1]> = {
    "by its style alone": {},
    "without scripts": { javaScript: false },
    "by script, where styles do not follow the scroll": { prepare: withoutScrollTimelines },
  };
  for (const [way, options] of Object.entries(ways))
    test(`stays in place and turns solid past 10 px of scroll, not at 10: ${way}`, async ({ open }) => {
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
      // Where no scripts run, none can count frames; a picture needs one.
      if (options?.javaScript === false) await page.screenshot();
      else await frames(page, 6);
      expect(await box()).toEqual(clear);
      await scrollToNow(page, 11);
      await expect.poll(box).toEqual(solid);
      expect((await header.boundingBox())?.y).toBe(0);
      await scrollToNow(page, 0);
      await expect.poll(box).toEqual(clear);
    });

  for (const path of DYED)
    test(`its text can be read in every frame in which it changes: ${path}`, async ({ open }) => {
      const page = await open(path);
      await pauseCarousel(page);
      for (const theme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme: theme });
        expect
          .soft(await lowestContrast(page, [40, 0, 40, 11, 10, 11, 0]), theme)
          .toBeGreaterThanOrEqual(4.5);
      }
    });
});
