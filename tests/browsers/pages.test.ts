import { describe, expect, test } from "vitest";
import { isExample, isMissing, PAGES } from "../e2e/sweep.ts";
import { BROWSERS, NARROW, useTab, WIDE } from "./site-tab.ts";
import { walkThrough } from "./walk-through.ts";

/** Returns how far the page scrolls sideways in px, ignoring clipping. */
function sidewaysScroll(): number {
  document.querySelector("main")?.style.setProperty("overflow-x", "visible");
  window.scrollTo({ left: 10_000, behavior: "instant" });
  const reached = window.scrollX;
  window.scrollTo({ left: 0, behavior: "instant" });
  return reached;
}

describe.each(Object.entries(BROWSERS))("%s", (_name, start) => {
  const tab = useTab(start);

  for (const address of PAGES.filter(isExample))
    test(`shows ${address} without errors and sideways scroll`, async () => {
      const page = tab();
      await page.open(address, WIDE);
      await page.evaluate(walkThrough);
      expect(await page.evaluate(() => document.querySelector("main")?.innerText.length)).toBeGreaterThan(
        100,
      );
      await page.sees("main h1");
      for (const size of [WIDE, NARROW]) {
        await page.resize(size);
        await expect.poll(() => page.evaluate(() => innerWidth)).toBe(size.width);
        expect(await page.evaluate(sidewaysScroll), `sideways scroll at ${size.width} px`).toBe(0);
      }
      const problems = await page.problems();
      expect(isMissing(address) ? problems.filter((text) => !text.includes("404")) : problems).toEqual([]);
    });
});
