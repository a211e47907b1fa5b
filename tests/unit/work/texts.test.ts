import { describe, expect, it } from "vitest";
import { firstSentence } from "../../../app/lib/first-sentence.ts";
import { splitResult } from "../../../app/lib/split-result.ts";
import { interleave } from "../../../app/pages/portfolio/data.server.ts";

describe("splitResult", () => {
  it("parts the figure from what it measures at the first colon", () => {
    expect(splitResult("−28%: fabric defects per 100 m, 9.2 to 6.6")).toEqual({
      figure: "−28%",
      text: "fabric defects per 100 m, 9.2 to 6.6",
    });
  });
  it("leaves later colons alone", () => {
    expect(splitResult("1:50: scale of every drawing")).toEqual({
      figure: "1",
      text: "50: scale of every drawing",
    });
  });
  it("has no figure without a colon", () => {
    expect(splitResult(" fewer stops ")).toEqual({ figure: "", text: "fewer stops" });
  });
});

describe("firstSentence", () => {
  it("ends at the first mark that a capital follows", () => {
    expect(firstSentence("I expected them to hate it. By sale three they stood behind me.")).toEqual({
      first: "I expected them to hate it.",
      rest: "By sale three they stood behind me.",
    });
  });
  it("does not stop inside a number or before a small letter", () => {
    expect(firstSentence("It took 6.2 s, e.g. on a bus. Now it takes one.")).toEqual({
      first: "It took 6.2 s, e.g. on a bus.",
      rest: "Now it takes one.",
    });
  });
  it("keeps a closing quotation mark with its sentence", () => {
    expect(firstSentence('What won me over was the "no." It asks why.').first).toBe(
      'What won me over was the "no."',
    );
  });
  it("has no rest in a single sentence", () => {
    expect(firstSentence("They look up, they walk, they tie.")).toEqual({
      first: "They look up, they walk, they tie.",
      rest: "",
    });
  });
});

describe("interleave", () => {
  it("takes from each list in turn and keeps each list's order", () => {
    expect(interleave([["a1", "a2", "a3"], ["b1"], ["c1", "c2"]])).toEqual([
      "a1",
      "b1",
      "c1",
      "a2",
      "c2",
      "a3",
    ]);
  });
  it("spreads a longer list over the whole, so that it does not end alone", () => {
    const long = ["a1", "a2", "a3", "a4", "a5", "a6"];
    expect(interleave([long, ["b1", "b2", "b3"], ["c1", "c2", "c3"]]).slice(-3)).toEqual(["b3", "c3", "a6"]);
  });
  it("gives nothing for nothing", () => {
    expect(interleave([])).toEqual([]);
    expect(interleave([[], []])).toEqual([]);
  });
});
