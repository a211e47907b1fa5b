import type { Page } from "@playwright/test";
import { texts } from "./content.ts";

export const SLIDES = texts.home.slides;
export const COUNT = SLIDES.length;
/** Returns a slide's number, from 1, in any round of the carousel. */
export const wrap = (number: number) => ((((number - 1) % COUNT) + COUNT) % COUNT) + 1;
/** Returns a slide's label. */
export const labelOf = (number: number) => `${wrap(number)} of ${COUNT}`;
/** Time in ms that a slide is shown, and time after a change in which other changes are ignored. */
export const INTERVAL = 5000;
export const LOCK = 500;

/** Locators of the carousel's elements. */
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
    /** Label of the slide exposed after the previous one has faded; several labels would be an error. */
    shown: async () => {
      // The fade takes real time, even when the page's clock is stopped.
      await region.evaluate((element, most) => {
        for (const change of element.getAnimations({ subtree: true }))
          if (Number(change.effect?.getComputedTiming().activeDuration) <= most) change.finish();
      }, LOCK);
      const exposed = region.getByRole("group", { name: new RegExp(`^\\d+ of ${COUNT}$`) });
      return exposed.evaluateAll((all) => all.map((slide) => slide.getAttribute("aria-label")).join(", "));
    },
  };
}
