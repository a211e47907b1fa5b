import { describe, expect, test } from "vitest";
import { bestPassage } from "../../../app/search/passage.ts";

const plain = (pieces: { text: string; isMarked: boolean }[]) =>
  pieces.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join("");

describe("the passage of a result", () => {
  test("contains most of the searched words, and marks each of them", () => {
    const passages = ["A lamp for the kitchen.", "The Kitchen's lamps burn; a lamp is lit.", "Nothing."];
    expect(plain(bestPassage(passages, ["kitchen", "lamps", "lamp"]))).toBe(
      "The [Kitchen's] [lamps] burn; a [lamp] is lit.",
    );
  });
  test("is a sentence rather than a heading", () => {
    expect(plain(bestPassage(["Tea", "Lamps", "A lamp."], ["lamp", "lamps"]))).toBe("A [lamp].");
  });
  test("is the first passage if no passage contains a searched word", () => {
    expect(plain(bestPassage(["Of lamps.", "Of oil."], ["tea"]))).toBe("Of lamps.");
    expect(bestPassage([], ["tea"])).toEqual([]);
  });
  test("is cut between words, around the first marked word", () => {
    const long = `${"before ".repeat(40)}lamp${" after".repeat(60)}`;
    const text = plain(bestPassage([long], ["lamp"]));
    expect(text).toMatch(/^… (?:before )+\[lamp\](?: after)+ …$/);
    expect(text.length).toBeLessThan(170);
  });
  test("starts with the sentence that has the first marked word, if it fits", () => {
    const long = `${"Before. ".repeat(20)}A clear lamp${" after".repeat(60)}`;
    expect(plain(bestPassage([long], ["lamp"]))).toMatch(/^A clear \[lamp\](?: after)+ …$/);
    const far = `${"before ".repeat(20)}end. A clear${" clear".repeat(40)} lamp and oil`;
    expect(plain(bestPassage([far], ["lamp"]))).toMatch(/^… clear(?: clear)+ \[lamp\] and oil$/);
  });
  test("ends with the last sentence that fits, or with a slightly longer sentence if it has the marked word", () => {
    const two = `A lamp is lit. It burns all night. ${"Nobody knows why it does. ".repeat(8)}`;
    expect(plain(bestPassage([two], ["lamp"], 30))).toBe("A [lamp] is lit. It burns all night.");
    const long = `The lamp of the kitchen is lit at six. ${"Nobody knows why. ".repeat(8)}`;
    expect(plain(bestPassage([long], ["lamp"], 30))).toBe("The [lamp] of the kitchen is lit at six.");
  });
  test("shows markup as plain text", () => {
    expect(bestPassage(["<img onerror=x> lamp"], ["lamp"])[0]?.text).toBe("<img onerror=x> ");
  });
});
