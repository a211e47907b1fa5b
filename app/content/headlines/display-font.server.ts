import { existsSync } from "node:fs";
import { join } from "node:path";
import { agencyFolder } from "../../../server/folders.ts";
import { themeSheets } from "../brand/theme.server.ts";
import { builtLanguage } from "../language/language.server.ts";
import { type MeasuredFace, measuredFace } from "./measured-face.server.ts";

/** Files of the headlines' font, in order of preference. The width axis is only readable in an uncompressed file. */
const FILES = ["fonts/display-measure.ttf", "fonts/display.woff2"];
const sheets = themeSheets(agencyFolder(), builtLanguage());
const css = sheets.map(({ source }) => source).join("\n");

/** The display fonts: the language's own, if any, then the original's. */
const faces = await Promise.all(
  sheets.flatMap(({ folder, source }) => {
    const file = FILES.map((name) => join(folder, name)).find(existsSync);
    return file ? measuredFace(file, source) : [];
  }),
);
const [face] = faces;
if (!face) throw new Error(`${join(agencyFolder(), "fonts/display.woff2")} is missing: the headlines' font`);
const { font } = face;

/** Headlines are in capitals unless theme.css sets `--headline-case: none`. */
const asWritten = /--headline-case:\s*none\s*;/.test(css);

/** Range of the width axis in percent; 100 to 100 without one. */
export const STRETCH = face.stretch;
/** True if lines are fitted by stretching letters; otherwise only by font size. */
export const STRETCHES = STRETCH.min < STRETCH.max;

type Glyph = { id: number; path: { toSVG(): string }; x: number; scale: number };
type Line = { glyphs: Glyph[]; width: number; minX: number; maxX: number; minY: number };

/** Lays out a line, each letter in the first face that has it. */
function layoutLine(text: string, stretch: number): Line {
  const line: Line = { glyphs: [], width: 0, minX: 0, maxX: 0, minY: 0 };
  for (const { words, at } of inVisualOrder(text).flatMap(runsOf)) {
    const instance = at.at(Math.max(STRETCH.min, Math.min(STRETCH.max, stretch)));
    const scale = 1 / instance.unitsPerEm;
    const { bbox, advanceWidth, glyphs, positions } = instance.layout(words);
    if (line.glyphs.length === 0) line.minX = bbox.minX * scale;
    line.maxX = line.width + bbox.maxX * scale;
    line.minY = Math.min(line.minY, bbox.minY * scale);
    let x = line.width;
    for (const [index, { id, path }] of glyphs.entries()) {
      const { xOffset = 0, xAdvance = 0 } = positions[index] ?? {};
      line.glyphs.push({ id, path, x: x + xOffset * scale, scale });
      x += xAdvance * scale;
    }
    line.width += advanceWidth * scale;
  }
  return line;
}

const RIGHT_TO_LEFT = String.raw`[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]`;
const FROM_RIGHT = new RegExp(RIGHT_TO_LEFT, "u");
/** Matches numbers and words that run from left to right. */
const FROM_LEFT = new RegExp(
  String.raw`((?:(?!${RIGHT_TO_LEFT})[\p{L}\p{N}])(?:(?:(?!${RIGHT_TO_LEFT}).)*(?!${RIGHT_TO_LEFT})[\p{L}\p{N}%])?)`,
  "u",
);

/** Returns the parts of a line from left to right. The font reverses the letters of each part itself. */
function inVisualOrder(text: string): string[] {
  return FROM_RIGHT.test(text) ? text.split(FROM_LEFT).filter(Boolean).reverse() : [text];
}

/** Splits a line into runs of one face. */
function runsOf(text: string): { words: string; at: MeasuredFace }[] {
  const runs: { words: string; at: MeasuredFace }[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    const at = faces.find(({ has }) => has(code)) ?? last?.at ?? face;
    if (last && last.at === at) last.words += letter;
    else if (at) runs.push({ words: letter, at });
  }
  return runs;
}

const asSet = (text: string) => (asWritten ? text : text.toUpperCase());

/**
 * Maximum ratio by which a line may be wider than its box because of the space after its last letter. A wider line
 * would break (ui/fit.css).
 */
const BEYOND = 1.009;

/** Extent of a line's ink in em: distance from the line's start, width, and depth below the baseline. */
type Ink = { start: number; width: number; below: number };
const inks = new Map<string, Ink>();

/** Returns the ink of a headline's line. Ignores a final comma, which hangs over the edge (ui/fit-heading.tsx). */
export function lineInk(text: string, stretch: number): Ink {
  const key = `${stretch} ${text}`;
  const ink = inks.get(key) ?? measureInk(asSet(text.replace(/,$/, "")), stretch);
  inks.set(key, ink);
  return ink;
}

function measureInk(set: string, stretch: number): Ink {
  const { minX, maxX, minY, width } = layoutLine(set, stretch);
  const below = Math.max(0, -minY);
  // Without a width axis, leave 3% spare width, because letters aligned to whole pixels may be wider.
  if (!STRETCHES) return { start: 0, width: width * 1.03, below };
  return { start: minX, width: Math.max(maxX - minX, (width - minX) / BEYOND), below };
}

/** Width of one digit of a narrow large number, in em. */
const FIGURE = 0.42;

/**
 * Returns the width of a large number in narrow digits: its length, or more if the font is wide. CSS divides the size
 * of the number by this (`data-count`).
 */
export const figureLetters = (figure: string) =>
  Math.max([...figure].length, Math.round(lineInk(figure, 70).width / FIGURE));

/** Returns the start and end of the ink of a name in capitals, as shares of its advance width. */
export function nameInk(name: string): { from: number; to: number } {
  const { minX, maxX, width } = layoutLine(name.toUpperCase(), 100);
  const part = (x: number) => Math.round((x / width) * 10_000) / 10_000;
  return { from: part(minX), to: part(maxX) };
}

/** Returns a line's width in em. @param isWritten keeps the case, for labels */
export const lineWidth = (text: string, stretch: number, isWritten = false) =>
  layoutLine(isWritten ? text : asSet(text), stretch).width;

/** Returns a line's letters as paths with y upwards; `x` is in em. @param isWritten keeps the case, for labels */
export function lineOutline(text: string, stretch: number, isWritten = false) {
  return layoutLine(isWritten ? text : asSet(text), stretch).glyphs.map(({ id, path, x, scale }) => {
    // Glyph 0 means that the font lacks the letter.
    return { path: id === 0 ? "" : path.toSVG(), x, scale };
  });
}

const LEADING = Number(/--headline-leading:\s*([\d.]+)/.exec(css)?.[1] ?? 0);

/** Heights of a headline's line in em. `pitch` is the distance between baselines. */
export const LINE = {
  capitals: font.capHeight / font.unitsPerEm,
  pitch: asWritten ? Math.max(1.02, LEADING) : font.capHeight / font.unitsPerEm + 0.07,
  /** Depth below the baseline; 0 for headlines in capitals. */
  below: asWritten ? -font.descent / font.unitsPerEm : 0,
};
