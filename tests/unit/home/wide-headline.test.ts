import { describe, expect, test } from "vitest";
import { wideHeadline } from "../../../app/pages/home/hero/wide-headline.server.ts";

const linesOf = (found: ReturnType<typeof wideHeadline>) => found?.lines.map(({ text }) => text);

describe("the headline beside the hero's picture", () => {
  test("stands in the lines that the agency has chosen", () => {
    const found = wideHeadline(["We pattern brands,", "software"], ["We pattern", "brands,", "software"]);
    expect(linesOf(found)).toEqual(["We pattern", "brands,", "software"]);
  });
  test("is broken into more lines where it is short, and never higher than the place", () => {
    for (const headline of ["Fern and Field", "We pattern brands, software and machines"]) {
      const found = wideHeadline([headline]);
      expect(found?.lines.length).toBeGreaterThan(1);
      expect((found?.lines.length ?? 0) * (found?.size ?? 0)).toBeLessThanOrEqual(80);
    }
  });
  test("of a single word says that it is low", () => {
    expect(wideHeadline(["Loomwrights"])?.isLow).toBe(true);
  });
});
