import { expect, test } from "vitest";
import { measureResults } from "../../../app/pages/home/sections/results/measure-results.ts";

const result = (before: number, after: number) => ({ before: { value: before }, after: { value: after } });

test("bars are to scale: the longer one is full, the other its share", () => {
  expect(measureResults([result(410, 1279)])).toMatchObject([{ beforeBar: 32.1, afterBar: 100 }]);
  expect(measureResults([result(9.2, 6.6)])).toMatchObject([{ beforeBar: 100, afterBar: 71.7 }]);
});
test("no change at all divides by nothing", () => {
  expect(measureResults([result(5, 5)])).toEqual([{ beforeBar: 100, afterBar: 100 }]);
});
