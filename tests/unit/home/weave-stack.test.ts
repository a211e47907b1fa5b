import { expect, test } from "vitest";
import { clothPath, weaveStack } from "../../../app/pages/home/ornaments/loom/weave-stack.ts";

test("shafts are threaded in a point, every treadle is trodden four times", () => {
  const cloth = weaveStack([
    [true, false, false],
    [false, false, true],
  ]);
  expect(cloth).toMatchObject({ ends: 4, picks: 8 });
  expect(cloth.wefts).toHaveLength(2);
});
test("a tied shaft hides the weft, all others show it", () => {
  const [wefts] = weaveStack([[true, false, false]]).wefts;
  // Threading 1 2 3 2: only the first end is on the tied shaft.
  expect(wefts?.filter(({ y }) => y === 0)).toEqual([{ x: 1, y: 0, length: 3 }]);
});
test("every second pick is shifted by one end", () => {
  const [wefts] = weaveStack([[true, false, false]]).wefts;
  expect(wefts?.filter(({ y }) => y === 1)).toEqual([{ x: 0, y: 1, length: 3 }]);
});
test("a treadle that lifts everything shows no weft", () => {
  expect(weaveStack([[true, true]]).wefts[0]).toEqual([]);
});
test("runs become rectangles one cell high", () => {
  expect(clothPath([{ x: 2, y: 3, length: 4 }])).toBe("M2 3h4v1h-4z");
});
