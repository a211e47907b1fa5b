import { readFileSync } from "node:fs";
import { join } from "node:path";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { kernedAs } from "../kerning.ts";

const PACKAGE = "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";
const LETTERS = "ATVWYLPfrvwyaeo.,’-019%";
const source = readFileSync(join(import.meta.dirname, "../node_modules", PACKAGE));

/** A cut in one weight, or in a range of weights. */
async function cut(wght: number | { min: number; max: number }) {
  const options = { variationAxes: { wght }, keepFeatures: ["kern"] };
  return Buffer.from(await subsetFont(source, LETTERS, { targetFormat: "sfnt", ...options }));
}

/** How far each pair of letters is moved together or apart, in thousandths of an em. */
function kernsOf(file: Buffer): Map<string, number> {
  const font = create(file) as Font;
  const widthOf = (text: string) => font.layout(text).advanceWidth;
  const pairs = [...LETTERS].flatMap((left) => [...LETTERS].map((right) => left + right));
  return new Map(
    pairs.map((pair) => [pair, widthOf(pair) - widthOf(pair.slice(0, 1)) - widthOf(pair.slice(1))]),
  );
}

test("a font gets the kerning of one of its weights, rounded to 0.004 em", async () => {
  const instance = await cut(500);
  const kerned = kernsOf(kernedAs(await cut({ min: 400, max: 700 }), instance));
  const wanted = kernsOf(instance);
  expect(wanted.get("AV")).toBeLessThan(-20);
  expect(Math.min(...wanted.values())).toBeLessThan(-100);
  for (const [pair, kern] of wanted)
    expect(Math.abs((kerned.get(pair) ?? 0) - kern), pair).toBeLessThanOrEqual(4);
});

test("fonts whose glyphs differ are refused", async () => {
  const other = Buffer.from(
    await subsetFont(source, "AV", { targetFormat: "sfnt", variationAxes: { wght: 400 } }),
  );
  const font = await cut({ min: 400, max: 700 });
  expect(() => kernedAs(font, other)).toThrow("same glyphs");
});
