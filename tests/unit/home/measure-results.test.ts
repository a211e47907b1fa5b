import { expect, test } from "vitest";
import { measureResults } from "../../../app/pages/home/sections/results/measure-results.ts";

const result = (before: number, after: number) => ({ before: { value: before }, after: { value: after } });

test("the greatest change has the widest figure, the others in proportion", () => {
  const [most, half, none] = measureResults([result(100, 300), result(100, 200), result(100, 100)]);
  expect([most?.stretch, half?.stretch, none?.stretch]).toEqual([150, 100, 50]);
});
test("a fall counts as much as a rise", () => {
  const [rise, fall] = measureResults([result(100, 150), result(100, 50)]);
  expect(fall?.stretch).toBe(rise?.stretch);
});
test("widths come in the half percents that the style sheet has", () => {
  for (const { stretch } of measureResults([result(3, 10), result(7, 8), result(11, 2)]))
    expect(stretch * 2).toBe(Math.round(stretch * 2));
});
test("bars are to scale: the longer one is full, the other its share", () => {
  expect(measureResults([result(410, 1279)])).toMatchObject([{ beforeBar: 32.1, afterBar: 100 }]);
  expect(measureResults([result(9.2, 6.6)])).toMatchObject([{ beforeBar: 100, afterBar: 71.7 }]);
});
test("no change at all divides by nothing", () => {
  expect(measureResults([result(5, 5)])).toEqual([{ stretch: 50, beforeBar: 100, afterBar: 100 }]);
});
