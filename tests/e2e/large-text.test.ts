import type { Page } from "@playwright/test";
import { legal, project, words } from "./content.ts";
import { damaged, enlarge } from "./large-text.ts";
import { SECTIONS, showAll } from "./lazy-boxes.ts";
import { expect, test } from "./site.ts";

const { secondLink } = words.home.callToAction;

async function showServices(page: Page) {
  await page.locator("[data-lazy='services']").scrollIntoViewIfNeeded();
  await page.locator("[data-lazy='services'] h3").last().waitFor();
  await page.evaluate(() => document.fonts.ready);
}

/** Text spacing of WCAG 1.4.12. */
async function spaceOut(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "*{letter-spacing:.12em!important;word-spacing:.16em!important;line-height:1.5!important}",
    );
    document.adoptedStyleSheets = [sheet];
  });
}

test.describe("the services of home", () => {
  test.skip(!SECTIONS.includes("services"), "this agency's home page shows no services");

  for (const width of [1280, 1366, 1440])
    test(`no word breaks at ${width} px`, async ({ look }) => {
      const page = await look("/", { width });
      await showServices(page);
      expect(await damaged(page, "[data-lazy='services'] :is(h3, p:has(+ h3))")).toEqual([]);
    });

  const LARGE = [1440, 1280, 768, 390];
  test(`names of accents and services stay whole with text of 200 % at ${LARGE.join(", ")} px`, async ({
    open,
  }) => {
    const page = await open("/", { reducedMotion: true });
    for (const width of LARGE) {
      await page.setViewportSize({ width, height: 800 });
      await enlarge(page);
      await showServices(page);
      expect
        .soft(await damaged(page, "[data-lazy='services'] :is(h3, p:has(+ h3))"), `${width} px`)
        .toEqual([]);
    }
  });
});

test("on home nothing is cut off and no title breaks in a word with text of 200 %", async ({ open }) => {
  const page = await open("/", { reducedMotion: true });
  await showAll(page);
  for (const width of [768, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await enlarge(page);
    const parts = "[data-place=current] :is(h2, p), [aria-label='The agency in figures'] p";
    expect.soft(await damaged(page, parts), `${width} px`).toEqual([]);
    if (SECTIONS.includes("featured") && width >= 390)
      expect.soft(await damaged(page, "[data-lazy=featured] :is(h3, h3 + span)"), `${width} px`).toEqual([]);
    if (secondLink) {
      const end = await page.getByRole("link", { name: secondLink, exact: true }).boundingBox();
      expect.soft(end?.x, `the second link, ${width} px`).toBeGreaterThan(-1);
    }
  }
});

test("with text of 200 % telephones, the next project and the footer's address stay inside a phone's window", async ({
  open,
}) => {
  const page = await open(project.link, { reducedMotion: true });
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await enlarge(page);
    const next = "nav[aria-label='Next project'] a > *";
    expect.soft(await damaged(page, next), `next project, ${width} px`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, `${width} px`).toBe(0);
  }
  await page.goto("/contact");
  await enlarge(page);
  expect(await damaged(page, "main [href^='tel:']")).not.toContainEqual(expect.stringContaining("is cut"));
});

test("a figure above a legal text stays in its column when the visitor spaces its letters out", async ({
  open,
}) => {
  const text = legal.find(({ figures }) => figures.length > 0);
  test.skip(!text, "this agency's legal texts have no figures");
  const page = await open(text?.path ?? "/", { reducedMotion: true });
  await spaceOut(page);
  for (const width of [1440, 1280, 1024, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const cut = await page
      .locator("main dl dd")
      .evaluateAll((list) => list.filter((dd) => dd.scrollWidth > dd.clientWidth + 1).length);
    expect.soft(cut, `${width} px`).toBe(0);
  }
});

test("letters that the visitor spaces out never run into each other in the header", async ({ open }) => {
  const page = await open("/about", { reducedMotion: true });
  for (const width of [768, 820, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    const header = page.getByRole("banner");
    const rows = () =>
      header.evaluate((box) => {
        const boxes = [...box.querySelectorAll("header > a, nav li > a, header > div > a")]
          .map((part) => part.getBoundingClientRect())
          .filter(({ width }) => width > 0);
        const apart = boxes.every((one) =>
          boxes.every(
            (other) =>
              one === other ||
              one.right <= other.left + 1 ||
              other.right <= one.left + 1 ||
              one.bottom <= other.top + 1 ||
              other.bottom <= one.top + 1,
          ),
        );
        const whole = [...box.querySelectorAll("nav li > a, header > div > a > :first-child")].every(
          (part) => part.scrollWidth <= part.clientWidth + 1,
        );
        return {
          apart,
          whole,
          inside: boxes.every(({ right }) => right <= innerWidth),
          height: box.clientHeight,
        };
      });
    expect(await rows(), `${width} px`).toMatchObject({ apart: true, whole: true, inside: true });
    // One row as long as nobody spaces letters out.
    expect((await rows()).height, `${width} px`).toBeLessThanOrEqual(80);
    await spaceOut(page);
    expect(await rows(), `spaced, ${width} px`).toMatchObject({ apart: true, whole: true, inside: true });
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
  }
});
