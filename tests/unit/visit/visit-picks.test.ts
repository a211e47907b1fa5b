import { expect, test } from "vitest";
import { bandsOf, ROWS, withPage } from "../../../app/visit/visit-picks.ts";

const NONE = { dyes: [], last: "", isShown: false };

test("a page adds a pick in its dye; loaded again it adds none", () => {
  const visit = withPage(withPage(NONE, "/", "red"), "/about", "blue");
  expect(visit).toEqual({ dyes: ["red", "blue"], last: "/about", isShown: false });
  expect(withPage(visit, "/about", "green")).toBe(visit);
});
test("the cloth begins at the lower edge and leaves bare warp for what is to come", () => {
  expect(bandsOf(["red", "blue"])).toEqual([
    { dye: "red", from: 0, to: 7 },
    { dye: "blue", from: 7, to: 14 },
  ]);
});
test("more pages than the warp was strung for fill it without a gap; of too many the latest stay", () => {
  const dyes = Array.from({ length: 60 }, (_, page) => `dye-${page}`);
  for (const count of [8, 20, 60]) {
    const bands = bandsOf(dyes.slice(0, count));
    expect(bands.at(-1)?.to).toBe(ROWS);
    for (const [index, band] of bands.entries()) expect(band.from).toBe(bands[index - 1]?.to ?? 0);
  }
  expect(bandsOf(dyes)[0]?.dye).toBe("dye-11");
});
