import { expect, test } from "vitest";
import { barsOf } from "../../../app/pages/home/sections/results/data.server.ts";

test("bars are to scale: the longer one is full, the other its share", () => {
  expect(barsOf(410, 1279)).toEqual({ beforeBar: 32.1, afterBar: 100 });
  expect(barsOf(9.2, 6.6)).toEqual({ beforeBar: 100, afterBar: 71.7 });
});
test("no change at all divides by nothing", () => {
  expect(barsOf(5, 5)).toEqual({ beforeBar: 100, afterBar: 100 });
});
