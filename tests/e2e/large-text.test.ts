import type { Page } from "@playwright/test";
import { sampled } from "../thorough.ts";
import { legal, project } from "./support/content.ts";
import { damaged, enlarge } from "./support/large-text.ts";
import { SECTIONS, show, showAll } from "./support/lazy-boxes.ts";
import { expect, test } from "./support/site.ts";

/** Applies the text spacing of WCAG 1.4.12. */
async function spaceOut(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "*{letter-spacing:.12em!important;word-spacing:.16em!important;line-height:1.5!important}",
    );
    document.adoptedStyleSheets = [sheet];
  });
}

/** Selects the names in home's services, and the lines above the names. */
const SERVICES = "[data-lazy='services'] :is(h3, p:has(+ h3))";

test("breaks no word in home's services", async ({ view }) => {
  test.skip(!SECTIONS.includes("services"), "this agency's home page shows no services");
  for (const width of sampled([1280, 1366, 1440])) {
    const page = await view("/", { width });
    await show(page, "services");
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await damaged(page, SERVICES), `${width} px`).toEqual([]);
  }
});

test("shows each title, name and number whole on the narrowest phone", async ({ open }) => {
  const page = await open("/", { width: 320 });
  await expect.soft(page.locator("[data-state=current] a svg")).toBeInViewport({ ratio: 1 });
  await showAll(page);
  expect.soft(await damaged(page, "main h2, [role=tabpanel] figcaption"), "home").toEqual([]);
  for (const [path, names] of Object.entries({
    "/sitemap": "main li",
    "/about": "main dd",
    "/contact": "main dl a",
  })) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await damaged(page, names), path).toEqual([]);
  }
});

test("keeps service names and prices inside a phone's window with text at 200 %", async ({ open }) => {
  const page = await open("/services");
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await enlarge(page);
    expect.soft(await damaged(page, "main nav a"), `${width} px`).toEqual([]);
  }
});

test("cuts off nothing, and breaks no word in home's titles, with text at 200 %", async ({ open }) => {
  const page = await open("/");
  await showAll(page);
  for (const width of sampled([1440, 1280, 768, 390, 320], (width) => [1280, 390].includes(width))) {
    await page.setViewportSize({ width, height: 800 });
    await enlarge(page);
    const titles = "[data-lazy=featured] :is(h3, h3 + span)";
    const parts = [
      ...(width <= 768 ? ["[data-state=current] :is(h2, p)", "[aria-label='The agency in figures'] p"] : []),
      ...(width >= 390 ? [SERVICES, ...(width <= 768 ? [titles] : [])] : []),
    ];
    expect.soft(await damaged(page, parts.join()), `${width} px`).toEqual([]);
  }
});

test("keeps project links, telephone numbers and post cards inside a phone's window with text at 200 %", async ({
  open,
}) => {
  const page = await open(project.link);
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
  await page.goto("/blog");
  await enlarge(page);
  expect(await damaged(page, "main article p")).not.toContainEqual(expect.stringContaining("is cut"));
});

test("keeps the numbers of a legal text in their column with wide letter spacing", async ({ open }) => {
  const text = legal.find(({ figures }) => figures.length > 0);
  test.skip(!text, "this agency's legal texts have no figures");
  const page = await open(text?.path ?? "/");
  await spaceOut(page);
  for (const width of [1440, 1280, 1024, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const cut = await page
      .locator("main dl dd")
      .evaluateAll((list) => list.filter((dd) => dd.scrollWidth > dd.clientWidth + 1).length);
    expect.soft(cut, `${width} px`).toBe(0);
  }
});

test("keeps the links of the header apart with wide letter spacing", async ({ open }) => {
  const page = await open("/about");
  for (const width of [768, 820, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    const header = page.getByRole("banner");
    const rows = () =>
      header.evaluate((box) => {
        const boxes = [...box.querySelectorAll("header > a, nav li > a, header > div > a")]
          .map((part) => part.getBoundingClientRect())
          .filter(({ width }) => width > 0);
        const endsBefore = (one: DOMRect, other: DOMRect) =>
          one.right <= other.left + 1 || one.bottom <= other.top + 1;
        const apart = boxes.every((one, at) =>
          boxes.slice(0, at).every((other) => endsBefore(one, other) || endsBefore(other, one)),
        );
        const uncut = [...box.querySelectorAll("nav li > a, header > div > a > :first-child")].every(
          (part) => part.scrollWidth <= part.clientWidth + 1,
        );
        const inside = boxes.every(({ right }) => right <= innerWidth);
        return { apart, uncut, inside, isRow: box.clientHeight <= 80 };
      });
    // With normal letter spacing, the header has a single row.
    const sound = { apart: true, uncut: true, inside: true };
    expect(await rows(), `${width} px`).toEqual({ ...sound, isRow: true });
    await spaceOut(page);
    expect(await rows(), `spaced, ${width} px`).toMatchObject(sound);
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
  }
});
