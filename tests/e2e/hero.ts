import type { Page } from "@playwright/test";
import { words } from "./content.ts";

export const SLIDES = words.home.slides;
export const COUNT = SLIDES.length;
/** A slide's number, from 1, however often one has gone round. */
export const wrap = (number: number) => ((((number - 1) % COUNT) + COUNT) % COUNT) + 1;
/** How a slide is named. */
export const says = (number: number) => `${wrap(number)} of ${COUNT}`;
/** How long a slide is shown, and how long after a change no other is accepted, in ms. */
export const INTERVAL = 5000;
export const LOCK = 500;

/** The carousel and its parts. */
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
    /** Label of the slide that is exposed once the one before has faded; several, joined, would be a fault. */
    shown: async () => {
      // The fade takes real time, however the page's clock stands.
      await region.evaluate((element, most) => {
        for (const change of element.getAnimations({ subtree: true }))
          if (Number(change.effect?.getComputedTiming().activeDuration) <= most) change.finish();
      }, LOCK);
      const exposed = region.getByRole("group", { name: new RegExp(`^\\d+ of ${COUNT}$`) });
      return exposed.evaluateAll((all) => all.map((slide) => slide.getAttribute("aria-label")).join(", "));
    },
  };
}
