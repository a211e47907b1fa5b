import type { Page } from "@playwright/test";
import { sampled } from "../thorough.ts";
import { axeViolations } from "./support/axe.ts";
import { damaged, enlarge } from "./support/large-text.ts";
import { atRest } from "./support/motion.ts";
import { browseLinks, dialog, field, hits, opener, title } from "./support/search-dialog.ts";
import { expect, test } from "./support/site.ts";

/** A query for each state of the dialog: links to main pages, results, and no results. */
const STATES = ["", title, "zzqqxxjjww"];

/** Selects the dialog's visible text. Its other text is only for screen readers. */
const SEEN = "dialog[open] :is(label, h2, p:not([role]), a)";

/** Opens the dialog, types a query and waits for the final state. */
async function ask(page: Page, query: string) {
  await page.keyboard.press("/");
  await dialog(page).waitFor();
  await field(page).fill(query);
  if (query === title) await hits(page).first().waitFor();
  else await browseLinks(page).first().waitFor();
  await atRest(dialog(page));
}

test.describe("the search dialog", () => {
  test("has no problems that axe finds in any state, in light and dark, at 1280 and 320 px", async ({
    open,
  }) => {
    const page = await open("/about");
    for (const query of STATES) {
      await ask(page, query);
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 800 });
        const themes = ["light", "dark"] as const;
        for (const colorScheme of sampled(themes, (theme) => width === 320 || theme === "light")) {
          await page.emulateMedia({ colorScheme });
          const about = colorScheme === "light" ? "everything" : "colors";
          // Check only the dialog: the page behind it is inert, and sweep.ts checks it.
          const found = await axeViolations(page, about, "dialog[open]");
          expect.soft(found, `'${query}', ${colorScheme}, ${width} px`).toEqual([]);
        }
      }
      await page.keyboard.press("Escape");
    }
  });

  test("keeps the focus inside: Tab moves through field, button and results", async ({ open }) => {
    const page = await open("/about");
    await opener(page).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.type(title.slice(0, title.lastIndexOf(" ")) || title);
    await hits(page).first().waitFor();
    await atRest(dialog(page));
    const stops = dialog(page).locator("input, button:not([tabindex='-1']), a");
    const isInReadingOrder = await stops.evaluateAll((all) => {
      const boxes = all.map((stop) => (stop.closest("li") ?? stop).getBoundingClientRect());
      return boxes.slice(1).every((box, at) => {
        const before = boxes[at] as DOMRect;
        return box.top >= before.bottom - 1 || box.left >= before.right - 1;
      });
    });
    expect(isInReadingOrder).toBe(true);

    const count = await stops.count();
    expect(count).toBeGreaterThan(3);
    for (const key of ["Tab", "Shift+Tab"]) {
      const order = key === "Tab" ? [...Array(count).keys()] : [...Array(count).keys()].reverse();
      await stops.nth(order[0] ?? 0).focus();
      for (const stop of order.slice(1)) {
        await page.keyboard.press(key);
        await expect(stops.nth(stop)).toBeFocused();
      }
      // After the last Tab stop, the focus may be in the browser's own controls.
      await page.keyboard.press(key);
      if (await page.evaluate(() => document.activeElement === document.body)) await page.keyboard.press(key);
      await expect(stops.nth(order[0] ?? 0)).toBeFocused();
    }
  });

  test("returns the focus to the previous element, however it is closed", async ({ open }) => {
    const page = await open("/about");
    const link = page.getByRole("main").getByRole("link").first();
    const close = dialog(page).getByRole("button", { name: "Close search" });
    const ways = [
      () => page.keyboard.press("Escape"),
      () => close.click(),
      () => page.mouse.click(5, (page.viewportSize()?.height ?? 0) - 5),
    ];
    for (const opened of [opener(page), link])
      for (const leave of ways) {
        await opened.focus();
        await page.keyboard.press("Control+k");
        await dialog(page).waitFor();
        // Wait for the links, which give the dialog its final height.
        await browseLinks(page).first().waitFor();
        await leave();
        await expect(dialog(page)).toBeHidden();
        await expect(opened).toBeFocused();
      }
  });

  const cases = [
    { name: "with text of 200 % at 320 px", size: { width: 320, height: 640 }, isLarge: true },
    { name: "at 320 by 256 px", size: { width: 320, height: 256 }, isLarge: false },
    { name: "with text of 200 % at 1280 px", size: { width: 1280, height: 800 }, isLarge: true },
  ];
  for (const { name, size, isLarge } of sampled(cases))
    test(`cuts nothing off ${name}`, async ({ open }) => {
      const page = await open("/about", { ...size });
      if (isLarge) await enlarge(page);
      for (const query of STATES) {
        await ask(page, query);
        const box = dialog(page);
        const sideways = await box.evaluate((element) => element.scrollWidth - element.clientWidth);
        expect.soft(sideways, query).toBe(0);
        // A long word may break, but nothing may be cut off.
        const cut = (await damaged(page, SEEN)).filter((finding) => finding.endsWith("is cut"));
        expect.soft(cut, query).toEqual([]);
        // The field stays in view above the focused link, and does not cover the link.
        const covered = await box.locator("a").evaluateAll((links) =>
          links.filter((link) => {
            (link as HTMLElement).focus();
            const { top, bottom } = link.getBoundingClientRect();
            const above = link.closest("dialog")?.firstElementChild?.getBoundingClientRect();
            return top < (above?.bottom ?? 0) - 1 || bottom > innerHeight + 1;
          }),
        );
        expect.soft(covered, query).toHaveLength(0);
        await page.keyboard.press("Escape");
      }
    });
});
