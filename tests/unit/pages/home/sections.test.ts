import { describe, expect, test } from "vitest";
import { comparisonBars } from "../../../../app/content/charts/comparison.server.ts";
import { wideHeadline } from "../../../../app/pages/home/hero/wide-headline.server.ts";
import { countsOf } from "../../../../app/pages/home/sections/achievements/data.server.ts";
import { CUTOFF, cutText } from "../../../../app/pages/home/sections/journey/data.server.ts";

test("returns the numbers of achievements, but not of years, ranks and words", () => {
  expect(countsOf(["14", "8", "120"])).toEqual([14, 8, 120]);
  for (const others of [
    ["14", undefined],
    ["2019", "2021", "2024"],
    ["3", "Gold"],
    ["4.9", "3"],
  ])
    expect(countsOf(others)).toBeUndefined();
});

test("keeps text of 100 letters, and cuts longer text to 100 letters and an ellipsis", () => {
  expect(CUTOFF).toBe(100);
  // The limit counts letters, not UTF-16 code units.
  for (const letter of ["a", "𝒜"]) {
    const text = letter.repeat(100);
    expect(cutText(text)).toBe(text);
    expect(cutText(`${text}b`)).toBe(`${text}…`);
  }
});

test.each([
  [410, 1279, [32.1, 100]],
  [9.2, 6.6, [100, 71.7]],
  [5, 5, [100, 100]],
])("draws the bars of a result from %d to %d to scale", (before, after, bars) => {
  const value = (number: number) => ({ label: "", value: number });
  expect(comparisonBars(value(before), value(after)).map(({ percent }) => percent)).toEqual(bars);
});

const linesOf = (found: ReturnType<typeof wideHeadline>) => found?.lines.map(({ text }) => text);

describe("the headline beside the hero's picture", () => {
  test("keeps the agency's own line breaks for wide screens", () => {
    const found = wideHeadline(["We pattern brands,", "software"], ["We pattern", "brands,", "software"]);
    expect(linesOf(found)).toEqual(["We pattern", "brands,", "software"]);
  });
  test("is broken into more lines if it is short, but stays within the height of the picture", () => {
    for (const headline of ["Fern and Field", "We pattern brands, software and machines"]) {
      const found = wideHeadline([headline]);
      expect(found?.lines.length).toBeGreaterThan(1);
      expect((found?.lines.length ?? 0) * (found?.size ?? 0)).toBeLessThanOrEqual(80);
    }
  });
  test("reports that a single word fills only little of the height", () => {
    expect(wideHeadline(["Loomwrights"])?.isLow).toBe(true);
  });
});
