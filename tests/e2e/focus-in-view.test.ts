import type { Page } from "@playwright/test";
import { expect, type Open, test } from "./site.ts";

/**
 * Whether the focused element is wholly in view: nothing lies over its four corners and its middle, and all of
 * its text is within the window. Empty when it is, else its text and the points that are hidden.
 */
function hidden(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused) return ["nothing is focused"];
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
    // A line's box may lie a little over its neighbour's; the corners are taken inside the letters.
    const inset = Math.min(8, (bottom - top) / 4);
    const points: Record<string, [number, number]> = {
      "top left": [left + 2, top + inset],
      "top right": [right - 2, top + inset],
      "bottom left": [left + 2, bottom - inset],
      "bottom right": [right - 2, bottom - inset],
      middle: [middleX, middleY],
    };
    return Object.entries(points)
      .filter(([, [x, y]]) => {
        const at = document.elementFromPoint(x, y);
        return (
          !at ||
          !(focused.contains(at) || at.contains(focused) || focused.closest("li, article")?.contains(at))
        );
      })
      .map(([name, at]) => `${focused.textContent}: ${name} at ${at.map(Math.round)}`);
  });
}

/** Tabs through all that the selector finds, and says what was hidden when it had the focus. */
async function walk(open: Open, path: string, width: number, selector: string, key = "Tab") {
  const page = await open(path, { width });
  // Every section is shown before the walk, so that nothing moves in it.
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 400) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((done) => setTimeout(done, 100));
    }
  });
  const stops = page.locator(selector);
  await stops.first().waitFor();
  const count = await stops.count();
  await stops.nth(key === "Tab" ? 0 : count - 1).focus();
  const found: string[] = [];
  for (let stop = 0; stop < count; stop++) {
    await page.waitForTimeout(300);
    found.push(...(await hidden(page)));
    await page.keyboard.press(key);
  }
  return found;
}

test.describe("what has the focus is in view (WCAG 2.4.11)", () => {
  for (const width of [1280, 768, 390])
    for (const key of ["Tab", "Shift+Tab"])
      test(`a project below the filters at ${width} px, by ${key}`, async ({ open }) => {
        expect(await walk(open, "/portfolio", width, ".project-card-link", key)).toEqual([]);
      });

  for (const width of [1280, 390])
    for (const key of ["Tab", "Shift+Tab"])
      test(`every sheet of the clothesline at ${width} px, by ${key}`, async ({ open }) => {
        expect(await walk(open, "/", width, ".showcase a", key)).toEqual([]);
      });

  test("every project of the journey at 390 px", async ({ open }) => {
    expect(await walk(open, "/", 390, ".journey a")).toEqual([]);
  });
});
