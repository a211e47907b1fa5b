import { expect, test } from "vitest";
import { CUTOFF, cutText } from "../../../app/pages/home/sections/journey/data.server.ts";

test("a text of 100 characters stays whole, one of 101 is cut to 100 and an ellipsis", () => {
  expect(CUTOFF).toBe(100);
  const whole = "a".repeat(100);
  expect(cutText(whole)).toBe(whole);
  expect(cutText(`${whole}b`)).toBe(`${whole}…`);
});
test("letters are counted, not code units, and none is cut in two", () => {
  const text = "𝒜".repeat(101);
  expect(cutText(text)).toBe(`${"𝒜".repeat(100)}…`);
});
