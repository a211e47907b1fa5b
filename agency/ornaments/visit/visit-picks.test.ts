import { expect, test } from "vitest";
import { bandsOf, ROWS, withPage } from "./visit-picks.ts";

const NONE = { accents: [], last: "", isShown: false };

test("adds the accent of each page, but nothing for a reload", () => {
  const visit = withPage(withPage(NONE, "/", "red"), "/about", "blue");
  expect(visit).toEqual({ accents: ["red", "blue"], last: "/about", isShown: false });
  expect(withPage(visit, "/about", "green")).toBe(visit);
});
test("fills the cloth from the lower edge and leaves space for further pages", () => {
  expect(bandsOf(["red", "blue"])).toEqual([
    { accent: "red", from: 0, to: 7 },
    { accent: "blue", from: 7, to: 14 },
  ]);
});
test("fills the cloth without gaps, and shows only the latest pages if there are too many", () => {
  const accents = Array.from({ length: 60 }, (_, page) => `accent-${page}`);
  for (const count of [8, 20, 60]) {
    const bands = bandsOf(accents.slice(0, count));
    expect(bands.at(-1)?.to).toBe(ROWS);
    for (const [index, band] of bands.entries()) expect(band.from).toBe(bands[index - 1]?.to ?? 0);
  }
  expect(bandsOf(accents)[0]?.accent).toBe("accent-11");
});
