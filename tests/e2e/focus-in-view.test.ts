import type { Page } from "@playwright/test";
import { sampled } from "../thorough.ts";
import { SECTIONS, showAll } from "./support/lazy-boxes.ts";
import { expect, test } from "./support/site.ts";

/**
 * Waits until the page stops moving, and then finds points of the focused element that something covers. Returns each
 * covered point with the element's text. An empty list means that the element is completely in view.
 */
function coveredPoints(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const focused = document.activeElement;
    if (!focused) return ["nothing is focused"];
    const position = () => {
      const { x, y } = focused.getBoundingClientRect();
      return [x, y, scrollX, scrollY].join(" ");
    };
    // Moving the focus takes effect within two frames, so wait for three frames without movement.
    let last = position();
    for (let still = 0; still < 3; last = position()) {
      await new Promise((done) => requestAnimationFrame(done));
      const moves = document.getAnimations().some((animation) => animation instanceof CSSTransition);
      still = moves || position() !== last ? 0 : still + 1;
    }
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
    // A line box may overlap its neighbour slightly, so check points inside the letters.
    const inset = Math.min(8, (bottom - top) / 4);
    const points: Record<string, [number, number]> = {
      "top left": [left + 2, top + inset],
      "top right": [right - 2, top + inset],
      "bottom left": [left + 2, bottom - inset],
      "bottom right": [right - 2, bottom - inset],
      middle: [middleX, middleY],
    };
    const entry = focused.closest("li, article");
    return Object.entries(points)
      .filter(([, [x, y]]) => {
        const at = document.elementFromPoint(x, y);
        return !at || !(focused.contains(at) || at.contains(focused) || entry?.contains(at));
      })
      .map(([name, at]) => `${focused.textContent}: ${name} at ${at.map(Math.round)}`);
  });
}

/**
 * Moves the focus forward through all matching elements and then back. Returns the covered points of each element.
 */
async function walk(page: Page, selector: string) {
  const stops = page.locator(selector);
  await stops.first().waitFor();
  const count = await stops.count();
  const found: string[] = [];
  for (const key of ["Tab", "Shift+Tab"]) {
    await stops.nth(key === "Tab" ? 0 : count - 1).focus();
    for (let stop = 0; stop < count; stop++) {
      found.push(...(await coveredPoints(page)).map((where) => `by ${key}, ${where}`));
      await page.keyboard.press(key);
    }
  }
  return found;
}

test.describe("Tab and Shift+Tab (WCAG 2.4.11)", () => {
  for (const width of sampled([1280, 768, 390], (width) => width === 390))
    test(`keep a focused project in view below the filters at ${width} px`, async ({ open }) => {
      const page = await open("/portfolio", { width });
      expect(await walk(page, "main article a")).toEqual([]);
    });

  for (const width of sampled([1280, 390], (width) => width === 1280))
    test(`keep focused links of home's showcase and journey in view at ${width} px`, async ({ open }) => {
      const rows = ["showcase", "journey"].filter((name) => SECTIONS.includes(name));
      test.skip(rows.length === 0, "this agency's home page has no showcase and no journey");
      const page = await open("/", { width });
      // Load every lazy section first, so that nothing moves while the focus moves.
      await showAll(page);
      for (const row of rows) expect(await walk(page, `[data-lazy='${row}'] a`)).toEqual([]);
    });
});
