import { expect, test } from "vitest";
import { parseRange } from "../../../server/byte-range.ts";

test.each([
  ["bytes=0-99", { start: 0, end: 99 }],
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=900-", { start: 900, end: 999 }],
  ["bytes=900-5000", { start: 900, end: 999 }],
  ["bytes=-100", { start: 900, end: 999 }],
  ["bytes=-5000", { start: 0, end: 999 }],
  [undefined, "none"],
  ["bytes=0-1,5-6", "none"],
  ["bytes=-", "none"],
  ["bytes=9-8", "none"],
  ["lines=1-2", "none"],
  ["bytes=1000-", "outside"],
  ["bytes=-0", "outside"],
])("%s of 1000 bytes", (header, expected) => {
  expect(parseRange(header, 1000)).toEqual(expected);
});
