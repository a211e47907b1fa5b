import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { create, type Font } from "fontkit";
import { expect, test } from "vitest";

const agency = join(import.meta.dirname, "..");
const open = (file: string) => create(readFileSync(join(agency, "fonts", file))) as Font;
const css = readFileSync(join(agency, "theme.css"), "utf8");
/** The last printable ASCII character. */
const BASIC_END = 0x7e;
/** The end marker of a font's list of characters. */
const END = 0xffff;

/** Returns the glyph that a font file draws for a letter. */
function glyphOf(file: string, letter: string): number {
  return open(file).glyphForCodePoint(letter.codePointAt(0) ?? 0).id;
}

/** The font files for Latin letters in theme.css, with their unicode ranges. */
const faces = [
  ...css.matchAll(/@font-face\s*\{[^}]*fonts\/((?:display|text)[\w-]*\.woff2)[^}]*unicode-range:([^;]*);/g),
].map(([, file = "", ranges = ""]) => {
  const letters = [...ranges.matchAll(/U\+(\w+)(?:-(\w+))?/gi)].flatMap(([, first = "", last = first]) => {
    const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });
  return { file, letters };
});

test.each(["display.woff2", "display-measure.ttf", "text.woff2"])(
  "%s draws a straight apostrophe as a curly one, and letters unchanged",
  (file) => {
    expect(glyphOf(file, "’")).toBeGreaterThan(0);
    expect(glyphOf(file, "'")).toBe(glyphOf(file, "’"));
    expect(new Set([..."LetsWork‘’"].map((letter) => glyphOf(file, letter))).size).toBe(10);
  },
);

test.each(["display.woff2", "text.woff2"])("%s contains currency and unit signs", (file) => {
  for (const sign of "£€°") expect(glyphOf(file, sign), sign).toBeGreaterThan(0);
});

test("theme.css has font faces with six files for Latin letters", () =>
  expect(new Set(faces.map(({ file }) => file)).size).toBe(6));

test.each(["display", "text"])(
  "every letter of the %s fonts is in the file whose unicode range has it",
  (name) => {
    const ofName = faces.filter(({ file }) => file.startsWith(name));
    const drawn = new Map(ofName.map(({ file }) => [file, new Set(open(file).characterSet)]));
    const keyboard = Array.from({ length: BASIC_END - 0x20 + 1 }, (_, i) => 0x20 + i);
    const all = [...drawn.values()].flatMap((letters) => [...letters]).filter((code) => code !== END);
    const wrong = [...keyboard, ...all].filter((code) => {
      // If several ranges contain the letter, the last one wins.
      const asked = ofName.findLast(({ letters }) => letters.includes(code));
      return !drawn.get(asked?.file ?? "")?.has(code);
    });
    expect(wrong.map((code) => String.fromCodePoint(code))).toEqual([]);
  },
);

test("the two fonts that every page needs are at most 32 kB in total", () => {
  const sizes = ["display.woff2", "text.woff2"].map((file) => statSync(join(agency, "fonts", file)).size);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(32_000);
});

/** The sign that stays visible between letters if a font does not join them. */
const HASANT = 0x9cd;
const WORD = /[\p{Script=Bengali}\p{Join_Control}]+/gu;

/** Returns every distinct word in Bengali letters of the translation and the interface. */
function words(): string[] {
  const files = globSync(["agency/bn/**/*.{yaml,md}", "app/words/bn/*.ts"]);
  const texts = files.map((file) => readFileSync(file, "utf8")).join("\n");
  return [...new Set(texts.normalize("NFC").match(WORD))];
}

test("the subset fonts join every conjunct of the Bangla texts (npm --prefix agency/tools run fonts)", () => {
  const all = words();
  expect(all.length).toBeGreaterThan(1000);
  const font = create(readFileSync("agency/bn/fonts/display.woff2")) as Font;
  const hasant = font.glyphForCodePoint(HASANT).id;
  // A hasant before a non-joiner or at the end of a word is intended.
  const joined = all.filter((word) => word.includes("্") && !/্(?:\u200c|$)/.test(word));
  const apart = joined.filter((word) => font.layout(word).glyphs.some(({ id }) => id === hasant));
  expect(apart).toEqual([]);
});
