import { expect, test } from "vitest";
import { countsOf } from "../../../app/pages/home/sections/achievements/data.server.ts";

test("counts are added up; years, ranks and words are not", () => {
  expect(countsOf(["14", "8", "120"])).toEqual([14, 8, 120]);
  expect(countsOf(["14", undefined])).toBeUndefined();
  expect(countsOf(["2019", "2021", "2024"])).toBeUndefined();
  expect(countsOf(["3", "Gold"])).toBeUndefined();
  expect(countsOf(["4.9", "3"])).toBeUndefined();
});
