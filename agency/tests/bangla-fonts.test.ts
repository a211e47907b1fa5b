import { globSync, readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import { expect, test } from "vitest";

/** The sign that stands between letters which a font does not join. */
const HASANT = 0x9cd;
const WORD = /[\p{Script=Bengali}\p{Join_Control}]+/gu;

/** The words in Bengali letters of the translation and of the interface, each once. */
function words(): string[] {
  const files = globSync(["agency/bn/**/*.{yaml,md}", "app/words/bn/*.ts"]);
  const texts = files.map((file) => readFileSync(file, "utf8")).join("\n");
  return [...new Set(texts.normalize("NFC").match(WORD))];
}

test("the cut fonts join every conjunct that the Bangla texts form: npm --prefix agency/art run fonts cuts them anew", () => {
  const all = words();
  expect(all.length).toBeGreaterThan(1000);
  const font = create(readFileSync("agency/bn/fonts/display.woff2")) as Font;
  const hasant = font.glyphForCodePoint(HASANT).id;
  // With a non-joiner behind it, or at the word's end, it is meant.
  const joined = all.filter((word) => word.includes("্") && !/্(?:\u200c|$)/.test(word));
  const apart = joined.filter((word) => font.layout(word).glyphs.some(({ id }) => id === hasant));
  expect(apart).toEqual([]);
});
