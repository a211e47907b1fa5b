import { describe, expect, test } from "vitest";
import { firstSentence } from "../../../app/lib/first-sentence.ts";
import { splitResult } from "../../../app/lib/split-result.ts";
import { interleave } from "../../../app/pages/portfolio/data.server.ts";

test.each([
  ["−28%: fabric defects per 100 m, 9.2 to 6.6", "−28%", "fabric defects per 100 m, 9.2 to 6.6"],
  ["1:50: scale of every drawing", "1", "50: scale of every drawing"],
  [" fewer stops ", "", "fewer stops"],
])("splits '%s' into the number '%s' and its label", (result, figure, text) => {
  expect(splitResult(result)).toEqual({ figure, text });
});

test.each([
  ["I expected them to hate it.", "By sale three they stood behind me."],
  // No sentence ends inside a number or before a lower-case letter.
  ["It took 6.2 s, e.g. on a bus.", "Now it takes one."],
  ['What won me over was the "no."', "It asks why."],
  ["They look up, they walk, they tie.", ""],
])("splits off the first sentence: '%s'", (first, rest) => {
  expect(firstSentence(`${first} ${rest}`.trim())).toEqual({ first, rest });
});

describe("interleave", () => {
  test("takes from each list in turn, and keeps each list's order", () => {
    const mixed = interleave([["a1", "a2", "a3"], ["b1"], ["c1", "c2"]]);
    expect(mixed.join()).toBe("a1,b1,c1,a2,c2,a3");
    expect([interleave([]), interleave([[], []])]).toEqual([[], []]);
  });
  test("spreads a longer list evenly, so that its entries do not pile up at the end", () => {
    const long = ["a1", "a2", "a3", "a4", "a5", "a6"];
    expect(interleave([long, ["b1", "b2", "b3"], ["c1", "c2", "c3"]]).slice(-3)).toEqual(["b3", "c3", "a6"]);
  });
});
