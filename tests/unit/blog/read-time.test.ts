import { describe, expect, it } from "vitest";
import { countWords, readMinutes } from "../../../app/content/read/read-time.server.ts";

const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");

describe("reading time", () => {
  it("counts words, not markup, addresses, code blocks or dashes", () => {
    expect(countWords("## Two words\n\nA *third*, a [link of four](/portfolio/barn)[^1] – end.")).toBe(9);
    expect(countWords("One\n\n```js\nconst not = counted;\n```\n\ntwo")).toBe(2);
    expect(countWords("| Price | ৳780 |\n|---|--:|\n| 1 | 2 |")).toBe(4);
    expect(countWords("[^1]: A note.")).toBe(2);
  });

  it("rounds up to whole minutes at 220 words a minute", () => {
    expect(readMinutes(words(220))).toBe(1);
    expect(readMinutes(words(221))).toBe(2);
    expect(readMinutes(words(1320))).toBe(6);
  });
});
