import { readBuilt } from "../built-pages.ts";
import { headOf } from "../built-text.ts";
import { sampled } from "../thorough.ts";
import { expect, test } from "./support/site.ts";
import { checkPage, isSampled, MOST, PAGES, repeated } from "./support/sweep.ts";

test.describe("every page", () => {
  test.describe.configure({ timeout: MOST });
  for (const address of sampled(PAGES, isSampled))
    test(`passes all checks: ${address}`, ({ view }) => checkPage(view, address));
});

test.describe("all pages together", () => {
  const heads = PAGES.map((address) => ({ address, ...headOf(readBuilt(`${address}/index.html`)) }));

  test("have unique titles of at most 60 characters", () => {
    expect(heads.filter(({ title }) => title.length < 5 || title.length > 60)).toEqual([]);
    expect(repeated(heads.map(({ title }) => title))).toEqual([]);
  });
  test("have unique descriptions of 50 to 160 characters", () => {
    expect(heads.filter(({ description: { length } }) => length < 50 || length > 160)).toEqual([]);
    expect(repeated(heads.map(({ description }) => description))).toEqual([]);
  });
});
