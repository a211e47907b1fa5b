import { readFileSync } from "node:fs";
import { join } from "node:path";
import { create, type Font } from "fontkit";
import { expect, test } from "vitest";

/** The glyph that a font file draws for a letter. */
function glyphOf(file: string, letter: string): number {
  const font = create(readFileSync(join(import.meta.dirname, "../fonts", file))) as Font;
  return font.glyphForCodePoint(letter.codePointAt(0) ?? 0).id;
}

test.each(["display.woff2", "display-measure.ttf"])(
  "%s draws the straight apostrophe as the curly one, and letters as themselves",
  (file) => {
    expect(glyphOf(file, "’")).toBeGreaterThan(0);
    expect(glyphOf(file, "'")).toBe(glyphOf(file, "’"));
    expect(new Set([..."LetsWork‘’"].map((letter) => glyphOf(file, letter))).size).toBe(10);
  },
);
