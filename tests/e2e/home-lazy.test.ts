import type { Page } from "@playwright/test";
import { sampled } from "../thorough.ts";
import { menuName, texts } from "./support/content.ts";
import { box, heights, SECTIONS, showAll, state } from "./support/lazy-boxes.ts";
import { frames, scrollToNow, stillness } from "./support/motion.ts";
import { answered, askedFor, expect, test } from "./support/site.ts";

/** Two sections far below the fold: one in the middle of the page and one at the end. */
const [MIDDLE = "", LAST = ""] = [SECTIONS[2] ?? SECTIONS[0], SECTIONS.at(-2)];
const WIDTHS = sampled([390, 768, 1440], (width) => width !== 768);
const NEAR = 200;

/** Makes the page add up its layout shifts, including shifts after user input. */
function recordShifts(page: Page) {
  return page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}
const shifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);

/** Returns whether the page is scrolled to its end. */
const isAtEnd = (page: Page) =>
  page.evaluate(() => innerHeight + scrollY >= document.documentElement.scrollHeight - 2);

/** Returns the sections in the window that do not show their content yet. */
const waitingInView = (page: Page) =>
  page.locator("[data-lazy][data-state='waiting']").evaluateAll((all) =>
    all.flatMap((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top < innerHeight && bottom > 0 ? [element.getAttribute("data-lazy")] : [];
    }),
  );

test.describe("lazy sections of home", () => {
  test("are prerendered as empty boxes below their headings and links", async ({ view }) => {
    const page = await view("/", { javaScript: false });
    expect(SECTIONS.length).toBeGreaterThan(1);
    for (const name of SECTIONS) expect(await box(page, name).innerHTML(), name).toBe("");
    const main = page.getByRole("main");
    // The heading and the link of a section are above its box.
    for (const name of texts.home.sections) {
      if (typeof name !== "string") continue;
      const section = texts.home[name];
      if (!("linkText" in section) || section.linkText === "") continue;
      // A title may be split into two lines at its comma, or be in capitals.
      const title = section.title.split(/,?\s+/).map((word) => word.replace(/\W/g, "\\$&"));
      const pattern = new RegExp(`^${title.join("\\s*,?\\s+")}$`, "i");
      // Locate the heading from the page, because `has` below needs a locator that does not start at <main>.
      const heading = page.getByRole("heading", { level: 2, name: pattern });
      expect.soft(await heading.isVisible(), section.title).toBe(true);
      const region = main.locator("section, header", { has: heading }).last();
      expect.soft(await region.getByRole("link", { name: section.linkText }).isVisible()).toBe(true);
      if ("text" in section) expect.soft(await main.textContent()).toContain(section.text);
    }
    await expect(main.locator("a[href='/contact?type=quote']").last()).toBeVisible();
  });

  for (const name of sampled([...new Set([MIDDLE, LAST])]))
    test(`load within 200 px of the viewport, and not before: ${name}`, async ({ open }) => {
      const page = await open("/");
      const height = await page.evaluate(() => innerHeight);
      const topOf = () =>
        box(page, name).evaluate((element) => element.getBoundingClientRect().top + scrollY);
      // Content above the section may grow when it loads, so scroll until the position is stable.
      let top = 0;
      while (top !== (await topOf())) {
        top = await topOf();
        await scrollToNow(page, top - height - NEAR - 20);
        // An IntersectionObserver reports in the next frame. Any request it caused would be recorded before this
        // response.
        await frames(page, 3);
        await answered(page);
        await frames(page, 3);
      }
      expect(await state(page, name)).toBe("waiting");
      await scrollToNow(page, top - height - NEAR + 20);
      await expect(box(page, name)).toHaveAttribute("data-state", "shown");
      await scrollToNow(page, 0);
      await frames(page, 3);
      expect(await state(page, name)).toBe("shown");
    });

  test("fetch the code of services and featured projects while the page is idle", async ({ open }) => {
    test.skip(!SECTIONS.includes("featured"), "featured work is left out");
    const page = await open("/", { alone: true, clock: true });
    const featured = () => askedFor(page, /\/featured\..*\.js$/);
    const later = async () => {
      await page.clock.runFor(100);
      return featured();
    };
    await expect.poll(later, { intervals: [50] }).not.toEqual([]);
    await page.clock.runFor(10_000);
    await answered(page);
    const others = /\/(?:(?!(?:services|featured)\.)[\w-]+\.section|call-to-action-picture)-/;
    expect(askedFor(page, others)).toEqual([]);
    await page.clock.resume();
    await showAll(page);
    expect(featured()).toHaveLength(1);
  });

  test(`reserve the height of their content, with at most a fifth too much or too little, at ${WIDTHS.join(", ")} px`, async ({
    open,
  }) => {
    for (const width of WIDTHS) {
      const page = await open("/", { width, height: 900 });
      const before = await heights(page);
      await showAll(page);
      for (const [name, height] of Object.entries(await heights(page))) {
        const wrong = Math.abs(height - (before[name] ?? 0)) / height;
        expect.soft(wrong, `${name}, ${width} px`).toBeLessThanOrEqual(0.2);
      }
    }
  });

  const windows = [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ];
  for (const { width, height } of sampled(windows))
    test(`cause no layout shift in view at ${width} × ${height}`, async ({ open }) => {
      const page = await open("/", { width, height, prepare: recordShifts });
      const total = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < total; top += 400) {
        await scrollToNow(page, top);
        await frames(page, 4);
      }
      for (const name of SECTIONS) await expect(box(page, name)).toHaveAttribute("data-state", "shown");
      await stillness(page.getByRole("contentinfo"));
      expect(await shifts(page)).toBeLessThan(0.01);
    });

  test("show their content, and no empty box, after a jump to the end", async ({ open }) => {
    const page = await open("/");
    // Sections that load during the jump lengthen the page.
    const jump = async () => {
      await page.keyboard.press("End");
      return isAtEnd(page);
    };
    await expect.poll(jump).toBe(true);
    await expect.poll(() => waitingInView(page)).toEqual([]);
  });

  test("are shown at once after Back, at the same scroll position", async ({ open }) => {
    const page = await open("/");
    await showAll(page);
    await box(page, LAST).evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
    await stillness(box(page, LAST));
    const place = await page.evaluate(() => scrollY);
    const about = page.getByRole("contentinfo").getByRole("link", { name: menuName("/about"), exact: true });
    await about.evaluate((link) => (link as HTMLElement).click());
    await page.waitForURL("**/about");
    await page.goBack();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(place));
    for (const name of SECTIONS) expect(await state(page, name)).toBe("shown");
  });

  test("are printed, at least as text, even right after the page opens", async ({ open }) => {
    const page = await open("/");
    const print = () => page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await print();
    await page.emulateMedia({ media: "print" });
    // Read everything in one step, because sections near the window may load at any time.
    const printed = await page.locator("[data-lazy]").evaluateAll((all) =>
      all.map((element) => {
        const items = [...(element.parentElement?.querySelectorAll("[data-lazy] + ul li") ?? [])];
        return {
          name: element.getAttribute("data-lazy") ?? "",
          isShown: element.matches("[data-state='shown']"),
          isVisible: element.checkVisibility() && element.getBoundingClientRect().height > 0,
          words: items.filter((item) => item.checkVisibility()).length,
          // The box of the call to action holds only a picture. Its text is outside the box.
          isPicture: element.matches("[data-lazy='callToAction']"),
        };
      }),
    );
    expect(printed).toHaveLength(SECTIONS.length);
    expect(printed.filter(({ isShown }) => !isShown).length).toBeGreaterThan(1);
    for (const { name, isShown, isVisible, isPicture, words } of printed) {
      expect(isVisible, name).toBe(isShown);
      expect(words > 0, name).toBe(!isShown && !isPicture);
    }
    const headings = await page.getByRole("main").getByRole("heading", { level: 2 }).count();
    expect(headings).toBeGreaterThanOrEqual(SECTIONS.length);
    const printAgain = async () => {
      await print();
      return Promise.all(SECTIONS.map((name) => state(page, name)));
    };
    await expect.poll(printAgain).toEqual(SECTIONS.map(() => "shown"));
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await expect(page.locator("[data-lazy] + ul")).toHaveCount(0);
  });
});
