import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { addressOf, builtFiles, readBuilt } from "../built-pages.ts";
import { axeViolations } from "./axe.ts";
import { test } from "./site.ts";

/** Shown for unknown addresses, so they answer 404. */
const MISSING = ["/404", "/blog/post-not-found"];
/** The same page under a second address; its canonical link names the first. */
const ALIAS = /^\/portfolio\/ai-\d$/;
/** Pages that come from one template: one of each is looked at in every theme and width. */
const TEMPLATES = [
  /^\/portfolio\/[^/]+$/,
  /^\/blog\/(?!post-not-found)[^/]+$/,
  /^\/services\/(?!web-design)[^/]+$/,
];

const addresses = builtFiles(".html")
  .filter((file) => file !== "__spa-fallback.html")
  .map(addressOf);

/** Whether a page is the first of its template, or has none. */
function isFirst(address: string): boolean {
  const template = TEMPLATES.find((pattern) => pattern.test(address));
  return template === undefined || addresses.find((other) => template.test(other)) === address;
}

/** Scrolls through the page, so that everything that loads late has loaded. */
async function walkThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
    await page.waitForTimeout(20);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
}

/** How far the page can be scrolled sideways, in px. */
function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo({ left: 10_000, behavior: "instant" });
    const reached = window.scrollX;
    window.scrollTo({ left: 0, behavior: "instant" });
    return reached;
  });
}

/** Levels of the headings from top to bottom, e.g. [1, 2, 3, 2]. */
function headingLevels(page: Page): Promise<number[]> {
  const all = page.locator("main :is(h1,h2,h3,h4,h5,h6)");
  return all.evaluateAll((headings) => headings.map((heading) => Number(heading.tagName.slice(1))));
}

async function checkStructure(page: Page, address: string): Promise<void> {
  const levels = await headingLevels(page);
  expect.soft(levels[0], "the first heading").toBe(1);
  expect.soft(levels.filter((level) => level === 1).length, "headings of level 1").toBe(1);
  expect
    .soft(
      levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1),
      "skipped levels",
    )
    .toEqual([]);
  for (const role of ["banner", "main", "contentinfo"] as const)
    expect.soft(await page.getByRole(role).count(), role).toBe(1);
  const canonical = await page
    .locator("link[rel='canonical']")
    .getAttribute("href", { timeout: 500 })
    .catch(() => null);
  if (MISSING.includes(address)) expect.soft(canonical).toBe(null);
  else if (!ALIAS.test(address))
    expect.soft(new URL(canonical ?? "about:blank").pathname, "canonical address").toBe(address);
}

describe("every page", () => {
  test.for(addresses)("%s", async (address, { open }) => {
    const allow = MISSING.includes(address) ? [/404/] : [];
    const page = await open(address, { reducedMotion: true, allow });
    const answer = await page.request.get(address);
    expect.soft(answer.status()).toBe(MISSING.includes(address) ? 404 : 200);
    await walkThrough(page);
    await checkStructure(page, address);
    expect.soft(await sidewaysScroll(page), "sideways scroll at 1280 px").toBe(0);
    expect.soft(await axeViolations(page), "light, 1280").toEqual([]);
    if (isFirst(address)) {
      await page.emulateMedia({ colorScheme: "dark" });
      expect.soft(await axeViolations(page), "dark, 1280").toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      await walkThrough(page);
      expect.soft(await axeViolations(page), "dark, 390").toEqual([]);
      await page.emulateMedia({ colorScheme: "light" });
      expect.soft(await axeViolations(page), "light, 390").toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await walkThrough(page);
    expect.soft(await sidewaysScroll(page), "sideways scroll at 320 px").toBe(0);
  });
});

describe("all pages together", () => {
  const heads = addresses
    .filter((address) => !ALIAS.test(address))
    .map((address) => {
      const html = readBuilt(`${address}/index.html`);
      const text = (pattern: RegExp) => decode(pattern.exec(html)?.[1] ?? "");
      return {
        address,
        title: text(/<title>([^<]*)<\/title>/),
        description: text(/<meta name="description" content="([^"]*)"/),
      };
    });

  test("have titles of their own, at most 60 characters long", () => {
    expect(heads.filter(({ title }) => title.length < 5 || title.length > 60)).toEqual([]);
    expect(repeated(heads.map(({ title }) => title))).toEqual([]);
  });
  test("have descriptions of their own, 50 to 160 characters long", () => {
    expect(heads.filter(({ description: { length } }) => length < 50 || length > 160)).toEqual([]);
    expect(repeated(heads.map(({ description }) => description))).toEqual([]);
  });
});

function repeated(texts: string[]): string[] {
  return texts.filter((text, at) => texts.indexOf(text) !== at);
}

const ENTITIES: Record<string, string> = { amp: "&", quot: '"', "#x27": "'", "#39": "'", lt: "<", gt: ">" };

function decode(html: string): string {
  return html.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}
