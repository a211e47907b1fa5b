import type { Page } from "@playwright/test";
import { words } from "./content.ts";

export const SLIDES = words.home.slides;
export const COUNT = SLIDES.length;
/** Returns a slide's number, from 1 to COUNT. The carousel is a loop, so any number is allowed. */
export const wrap = (number: number) => ((((number - 1) % COUNT) + COUNT) % COUNT) + 1;
/** Returns the label of a slide, such as "2 of 5". */
export const labelOf = (number: number) => `${wrap(number)} of ${COUNT}`;
/**
 * The time for which a slide is shown, and the time after a change in which further changes are ignored, both in ms.
 */
export const INTERVAL = 5000;
export const LOCK = 500;

/** Returns locators of the carousel's elements. */
export function hero(page: Page) {
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
    /** Returns the label of the only slide exposed to screen readers, after the previous slide has faded. */
    shown: async () => {
      // The fade takes real time even while the page's clock is stopped, so finish it.
      await region.evaluate((element, most) => {
        for (const change of element.getAnimations({ subtree: true }))
          if (Number(change.effect?.getComputedTiming().activeDuration) <= most) change.finish();
      }, LOCK);
      const exposed = region.getByRole("group", { name: new RegExp(`^\\d+ of ${COUNT}$`) });
      return exposed.evaluateAll((all) => all.map((slide) => slide.getAttribute("aria-label")).join(", "));
    },
  };
}
