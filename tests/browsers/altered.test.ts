import { describe, expect, test } from "vitest";
import { ALTERATIONS, alterAll, alterEarly, TYPED, TYPED_FIELDS } from "../e2e/support/alterations.ts";
import { site, texts, words } from "../e2e/support/content.ts";
import { isExample, PAGES } from "../e2e/support/sweep.ts";
import { UNKNOWN } from "../e2e/support/unknown-addresses.ts";
import { BROWSERS, type SiteTab, useTab, WIDE } from "./site-tab.ts";

const textOf = (page: SiteTab) => page.evaluate(() => document.body.innerText);

const typedTexts = (page: SiteTab) =>
  page.evaluate(
    (fields) => [...document.querySelectorAll<HTMLInputElement>(fields)].map(({ value }) => value),
    TYPED_FIELDS,
  );

/**
 * Checks that an altered page keeps its text and everything that was typed, and that its menu works without a page
 * load.
 */
async function checkAltered(page: SiteTab, address: string, alter: () => void): Promise<void> {
  await page.open(address, WIDE, alterEarly(alter));
  const parsedLength = Number(await page.evaluate(() => Reflect.get(window, "parsedLength")));
  const checkText = async () => {
    const text = await textOf(page);
    expect(text.length).toBeGreaterThan(parsedLength * 0.8);
    expect(text).not.toContain(words.layout.failure.title);
  };
  await checkText();
  expect((await typedTexts(page)).filter((text) => text !== TYPED)).toEqual([]);
  await page.evaluate(alter);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }) && undefined);
  await checkText();
  await page.clickOn("header a");
  await page.isAt(`${site.prefix}/`);
  await page.sees("main h1");
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  expect((await page.problems()).filter((problem) => !problem.includes("404"))).toEqual([]);
}

describe.each(Object.entries(BROWSERS))("%s", (_name, start) => {
  const tab = useTab(start);

  for (const [what, alter] of Object.entries(ALTERATIONS))
    test(`keeps text and typed text of /contact: ${what}`, () => checkAltered(tab(), "/contact", alter));

  for (const address of PAGES.filter(isExample))
    test(`keeps text and typed text of ${address}: all alterations`, () =>
      checkAltered(tab(), address, alterAll));

  for (const address of UNKNOWN)
    test(`still shows the 404 page after hydration: ${address}`, async () => {
      const page = tab();
      await page.open(address);
      const text = await textOf(page);
      for (const part of [texts.notFound.title, texts.notFound.text]) expect(text).toContain(part);
      await page.clickOn("header a");
      await page.isAt(`${site.prefix}/`);
    });
});
