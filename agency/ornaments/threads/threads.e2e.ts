import type { Page } from "@playwright/test";
import { services } from "../../../tests/e2e/content.ts";
import { SECTIONS, showAll } from "../../../tests/e2e/lazy-boxes.ts";
import { frames } from "../../../tests/e2e/motion.ts";
import { expect, test } from "../../../tests/e2e/site.ts";

test.use({ reducedMotion: "no-preference" });

/** Sections that the threads pass: from the services (or the first section) to the closing call to action. */
const PASSED = SECTIONS.slice(Math.max(0, SECTIONS.indexOf("services"))).filter(
  (name) => name !== "callToAction",
);

/** Returns the threads that enter and leave each section, from left to right, as "accent x". */
function threads(page: Page) {
  return page.evaluate(
    (names) =>
      names.map((name) => {
        const all = [
          ...document.querySelectorAll<HTMLElement>(`[data-lazy='${name}'] [data-threads=band] > i`),
        ];
        const out = all.filter((thread) => thread.closest("[data-threads=out]"));
        const list = (part: HTMLElement[]) =>
          part
            .map((thread) => ({ accent: thread.dataset.accent, x: thread.getBoundingClientRect().left }))
            .sort((a, b) => a.x - b.x)
            .map(({ accent, x }) => `${accent} ${Math.round(x)}`);
        const enters = list(all.filter((thread) => !out.includes(thread)));
        return { name, enters, leaves: out.length > 0 ? list(out) : enters };
      }),
    PASSED,
  );
}

test.describe("the threads of the services", () => {
  test.skip(PASSED.length < 3, "this agency's page has too few sections for threads");

  test("include one per service and continue exactly below the threads of the section above", async ({
    open,
  }) => {
    const page = await open("/", { width: 1440, height: 900, reducedMotion: true });
    await showAll(page);
    await frames(page);
    const found = await threads(page);
    for (const [index, { name, enters, leaves }] of found.entries()) {
      expect.soft(enters, name).toHaveLength(services.length);
      const next = found[index + 1];
      if (next) expect.soft(next.enters, `below ${name}`).toEqual(leaves);
    }
  });

  test("do not change how the headline's letters look between two threads", async ({ open }) => {
    test.skip(!SECTIONS.includes("services"), "this agency does not show its services");
    const page = await open("/", { width: 1440, height: 900, reducedMotion: true });
    const line = page.locator("h2 > span:has(> [aria-hidden])").first();
    await line.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await line.boundingBox()) ?? new DOMRect();
    // The area between the first and the second thread.
    const clip = { x, y: y + 0.32 * height, width, height: 0.13 * height };
    const drawn = await page.screenshot({ clip });
    await line.locator("> [aria-hidden] > :not([data-accent])").evaluateAll((copies) => {
      for (const copy of copies as HTMLElement[]) copy.style.visibility = "hidden";
    });
    expect((await page.screenshot({ clip })).equals(drawn)).toBe(true);
  });

  test("are not animated on a phone", async ({ open }) => {
    const page = await open("/", { width: 390, height: 844 });
    await showAll(page);
    const moving = page
      .locator("[data-threads='']")
      .evaluateAll((all) => all.flatMap((part) => part.getAnimations({ subtree: true })).length);
    expect(await moving).toBe(0);
  });

  test("are hidden from screen readers and pointers, and are not animated under reduced motion", async ({
    view,
  }) => {
    const page = await view("/", { width: 1440, height: 900, reducedMotion: true });
    await showAll(page);
    const parts = page.locator("[data-threads='']");
    expect(await parts.count()).toBeGreaterThanOrEqual(PASSED.length);
    const found = await parts.evaluateAll((all) =>
      all.map((part) => ({
        isHidden: part.getAttribute("aria-hidden") === "true",
        pointerEvents: getComputedStyle(part).pointerEvents,
        moving: part.getAnimations({ subtree: true }).length,
      })),
    );
    expect(found).toEqual(found.map(() => ({ isHidden: true, pointerEvents: "none", moving: 0 })));
  });
});
