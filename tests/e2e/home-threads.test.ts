import type { Page } from "@playwright/test";
import { services, words } from "./content.ts";
import { box, SECTIONS, showAll } from "./lazy-boxes.ts";
import { frames, scrollToNow } from "./motion.ts";
import { expect, test } from "./site.ts";

const { home } = words;
const WIDTHS = [1920, 1440, 1024, 768, 390];
/** Sections that the threads pass: those from the services on, or all. */
const PASSED = SECTIONS.slice(Math.max(0, SECTIONS.indexOf("services")));
/** The last but the closing call: it stands far below the first screen, and its threads run straight down. */
const LAST = PASSED.at(-2) ?? "";
/** Where the threads end while the page is scrolled, in parts of the window's height. */
const FRONT = 0.72;

type Thread = { dye: string; x: number };
type Piece = { name: string; enters: Thread[]; leaves: Thread[]; top: number; bottom: number };

/** How the threads enter and leave each section, and how far its ends are from the section's borders, in px. */
function pieces(page: Page): Promise<Piece[]> {
  return page.evaluate(
    (names) =>
      names.map((name) => {
        const lazy = document.querySelector(`[data-lazy='${name}']`);
        const section = lazy?.closest("section")?.getBoundingClientRect() ?? new DOMRect();
        const all = [...(lazy?.querySelectorAll<HTMLElement>("[data-threads=band] > i") ?? [])];
        const out = all.filter((thread) => thread.closest("[data-threads=out]"));
        const come = all.filter((thread) => !out.includes(thread));
        const place = (threads: HTMLElement[]) =>
          threads
            .map((thread) => ({
              dye: thread.dataset.dye ?? "",
              x: Math.round(thread.getBoundingClientRect().left * 10) / 10,
            }))
            .sort((a, b) => a.x - b.x);
        const go = out.length > 0 ? out : come;
        return {
          name,
          enters: place(come),
          leaves: place(go),
          // The services' threads come out of the headline, and not from above.
          top:
            name === "services"
              ? 0
              : Math.max(...come.map((thread) => thread.getBoundingClientRect().top)) - section.top,
          bottom: section.bottom - Math.min(...go.map((thread) => thread.getBoundingClientRect().bottom)),
        };
      }),
    PASSED,
  );
}

const threadAnimations = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.closest("[data-threads]"))
        .length,
  );

/** How far the threads of a section are drawn, in px of the window: the shortest and the longest. */
const ends = (page: Page, name: string) =>
  box(page, name)
    .locator("[data-threads=band] > i")
    .evaluateAll((all) => {
      const bottoms = all.map((thread) => thread.getBoundingClientRect().bottom);
      return [Math.min(...bottoms), Math.max(...bottoms)] as const;
    });

test.describe("the threads of the services", () => {
  test.skip(PASSED.length < 3, "this agency's page has too few sections for them");

  test(`are one for each service and meet at every border, at ${WIDTHS.join(", ")} px`, async ({ open }) => {
    const page = await open("/", { width: 390, height: 900, reducedMotion: true });
    await showAll(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await frames(page);
      const found = await pieces(page);
      const dyes = services.map(({ color }) => color).sort();
      for (const [index, { name, enters, leaves, top, bottom }] of found.entries()) {
        const at = `${name}, ${width} px`;
        expect.soft(enters.map(({ dye }) => dye).sort(), at).toEqual(dyes);
        expect.soft(top, at).toBeLessThanOrEqual(0.5);
        const next = found[index + 1];
        if (!next) continue;
        expect.soft(bottom, at).toBeLessThanOrEqual(0.5);
        expect.soft(next.enters, `${at}, and below`).toEqual(leaves);
      }
      // In the margin: what stands on the page's measure is not crossed.
      const margin = await page
        .getByRole("region", { name: "The agency in figures" })
        .evaluate((proof) => proof.getBoundingClientRect().left);
      const offside = found
        .flatMap(({ leaves }) => leaves)
        .filter(({ x }) => x < 0 || (x > margin - 2 && x < width - margin));
      expect.soft(offside, `${width} px`).toEqual([]);
    }
  });

  test("come out of their headline, each at its place", async ({ open }) => {
    test.skip(!SECTIONS.includes("services"), "this agency does not show its services");
    const width = 1440;
    const page = await open("/", { width, height: 900, reducedMotion: true });
    await showAll(page);
    const turned = await page.locator("h2 [data-dye][data-count]").evaluateAll((all) =>
      all
        .map((thread) => ({
          dye: (thread as HTMLElement).dataset.dye,
          x:
            thread.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(thread, "::after").left),
        }))
        .map(({ dye, x }) => ({ dye, x: Math.round(x) }))
        .sort((a, b) => a.x - b.x),
    );
    expect(turned).toHaveLength(services.length);
    const below = (await pieces(page)).find(({ name }) => name === "services")?.enters ?? [];
    expect(turned.map(({ dye }) => dye)).toEqual(below.map(({ dye }) => dye));
    // A fitted line may end some px before the measure does.
    for (const [index, { x }] of turned.entries())
      expect(Math.abs(x - (below[index]?.x ?? 0))).toBeLessThan(width / 200);
  });

  test("are drawn as far as the page is scrolled, and stay drawn", async ({ open }) => {
    const page = await open("/", { width: 1440, height: 900 });
    await showAll(page);
    expect(await threadAnimations(page)).toBeGreaterThan(0);
    const section = await box(page, LAST).evaluate((lazy) => {
      const { top, bottom } = lazy.closest("section")?.getBoundingClientRect() ?? new DOMRect();
      return { top: top + scrollY, bottom: bottom + scrollY };
    });
    const front = 900 * FRONT;
    for (const drawn of [80, 240]) {
      await scrollToNow(page, section.top - front + drawn);
      await frames(page, 3);
      const [shortest, longest] = await ends(page, LAST);
      expect(shortest).toBeGreaterThan(front - 4);
      // One behind the other, by a hand at most.
      expect(longest).toBeLessThan(front + 100);
    }
    await scrollToNow(page, section.bottom - front + 200);
    await frames(page, 3);
    expect((await ends(page, LAST))[0]).toBeGreaterThanOrEqual(front - 200 - 4);
  });

  test("do not run on a phone, which would drop frames for them", async ({ open }) => {
    const page = await open("/", { width: 390, height: 844 });
    await showAll(page);
    expect(await threadAnimations(page)).toBe(0);
  });

  test("stand whole and still for those who want less motion", async ({ open }) => {
    const page = await open("/", { width: 1440, height: 900, reducedMotion: true });
    await showAll(page);
    await scrollToNow(page, 0);
    await frames(page, 3);
    expect(await threadAnimations(page)).toBe(0);
    const moved = await page
      .locator("[data-threads] > span, [data-threads] svg")
      .evaluateAll((all) =>
        all
          .map((part) => getComputedStyle(part))
          .filter(({ translate, scale, opacity }) => `${translate} ${scale} ${opacity}` !== "none none 1"),
      );
    expect(moved).toEqual([]);
  });

  test("are decoration: nobody hears of them, and no pointer meets them", async ({ look }) => {
    const page = await look("/", { width: 1440, height: 900 });
    await showAll(page);
    const parts = page.locator("[data-threads='']");
    expect(await parts.count()).toBeGreaterThanOrEqual(PASSED.length);
    const heard = await parts.evaluateAll((all) =>
      all.filter(
        (part) =>
          part.getAttribute("aria-hidden") !== "true" || getComputedStyle(part).pointerEvents !== "none",
      ),
    );
    expect(heard).toEqual([]);
  });
});

test.describe("the loose end", () => {
  for (const width of [1440, 390])
    test(`opens the quote by the keyboard and by a pull at ${width} px`, async ({ open }) => {
      const page = await open("/", { width, height: 900 });
      await showAll(page);
      const call = page.locator("section", { has: page.locator("[data-lazy='callToAction']") });
      const end = call.getByRole("link", { name: home.callToAction.pull, exact: true });
      expect(await end.locator("i").count()).toBe(services.length);
      await call.getByRole("link", { name: home.callToAction.portfolio }).focus();
      await page.keyboard.press("Tab");
      await expect(end).toBeFocused();
      await end.hover();
      const before = await end.boundingBox();
      await page.mouse.down();
      await expect
        .poll(async () => ((await end.boundingBox())?.y ?? 0) - (before?.y ?? 0))
        .toBeGreaterThan(16);
      await page.mouse.up();
      await page.waitForURL("**/contact?type=quote");
    });

  test("is a plain link without scripts", async ({ look }) => {
    const page = await look("/", { javaScript: false });
    const end = page.getByRole("link", { name: home.callToAction.pull, exact: true });
    await expect(end).toBeVisible();
    expect(await end.getAttribute("href")).toBe("/contact?type=quote");
  });
});
