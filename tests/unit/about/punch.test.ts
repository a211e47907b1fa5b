import { expect, it } from "vitest";
import { punch } from "../../../app/pages/about/value-cards.tsx";

it("punches each letter's code into a column, the highest bit on top", () => {
  // "A" is 0100 0001, "b" is 0110 0010.
  expect(punch("Ab")).toBe("M0.5 1.5h0M0.5 7.5h0M1.5 1.5h0M1.5 2.5h0M1.5 6.5h0");
});
