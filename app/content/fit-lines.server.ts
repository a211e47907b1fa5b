import { readFileSync } from "node:fs";
import { join } from "node:path";
import { create } from "fontkit";

/** One line of a fitted headline: the width of the letters, in percent, that makes it fill the measure. */
export type FitLine = { text: string; stretch: number };
/** A headline whose lines all have the same width. `size` is the font size in hundredths of the measure. */
export type FitHeadline = { lines: FitLine[]; size: number };

const MIN_STRETCH = 50;
const MAX_STRETCH = 150;
/** Preferred width of the narrowest line: much narrower reads badly, much wider wastes height. */
const PREFERRED_NARROWEST = 62;

const source = create(readFileSync(join(process.cwd(), "app/fonts/anybody-measure.ttf")));
if (!("getVariation" in source))
  throw new Error("app/fonts/anybody-measure.ttf must be a single variable font");
const font = source;
const widths = new Map<string, number>();
const instances = new Map<number, typeof font>();

/** The font at one stretch; making it takes longer than measuring a line with it. */
function instanceAt(stretch: number) {
  const made = instances.get(stretch) ?? font.getVariation({ wdth: stretch });
  instances.set(stretch, made);
  return made;
}

/** Width of a line as it is written, in em, at a stretch of the width axis. */
function writtenWidth(text: string, stretch: number): number {
  const key = `${stretch} ${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    const instance = instanceAt(stretch);
    // The taka sign comes from another font; it is about as wide as a figure.
    width = instance.layout(text.replaceAll("৳", "8")).advanceWidth / instance.unitsPerEm;
    widths.set(key, width);
  }
  return width;
}

/** The same of a headline's line, which is set in capitals. */
function lineWidth(text: string, stretch: number): number {
  return writtenWidth(text.toUpperCase(), stretch);
}

/** Bisects the stretch at which the line is `target` em wide, to half a percent. */
function solveStretch(text: string, target: number, widthAt = lineWidth): number {
  let low = MIN_STRETCH;
  let high = MAX_STRETCH;
  while (high - low > 0.5) {
    const middle = Math.round((low + high) * 2) / 4;
    if (widthAt(text, middle) > target) high = middle;
    else low = middle;
  }
  return Math.floor(low * 2) / 2;
}

/**
 * Fits the given lines to one measure.
 * @param most the largest size, in hundredths of the measure; wider letters make up for it.
 * @returns `undefined` when no size exists at which every line's stretch lies between 50 and 150.
 */
function fitLines(
  lines: string[],
  most = Number.POSITIVE_INFINITY,
  narrowest = PREFERRED_NARROWEST,
): FitHeadline | undefined {
  const smallest = Math.max(...lines.map((line) => 1 / lineWidth(line, MAX_STRETCH)));
  const largest = Math.min(...lines.map((line) => 1 / lineWidth(line, MIN_STRETCH)));
  if (smallest > largest) return undefined;
  const preferred = Math.min(...lines.map((line) => 1 / lineWidth(line, narrowest)));
  const exact = Math.max(smallest, Math.min(largest, preferred, most / 100)) * 100;
  // The steps for which app.css has a class.
  const size = exact < 30 ? Math.floor(exact * 10) / 10 : Math.floor(exact);
  return { size, lines: lines.map((text) => ({ text, stretch: solveStretch(text, 100 / size) })) };
}

/** All ways to break words into `count` lines. */
function breaks(words: string[], count: number): string[][] {
  if (count === 1) return [[words.join(" ")]];
  return Array.from({ length: words.length - count + 1 }, (_, index) => index + 1).flatMap((first) =>
    breaks(words.slice(first), count - 1).map((rest) => [words.slice(0, first).join(" "), ...rest]),
  );
}

/**
 * Breaks a title into lines that fill one measure exactly by the font's width axis.
 * @param title a title, or its lines when the break is decided.
 * @param maxSize the largest font size in hundredths of the measure; more lines are tried below it.
 * @param narrowest preferred stretch of the narrowest line, 50 to 150: narrower letters stand higher.
 */
export function fitHeadline(
  title: string | readonly string[],
  maxSize = 24,
  narrowest?: number,
): FitHeadline {
  const words = typeof title === "string" ? title.split(/\s+/) : [];
  const candidates =
    typeof title === "string"
      ? [1, 2, 3].filter((count) => count <= words.length).flatMap((count) => breaks(words, count))
      : [[...title]];
  const fitted = candidates
    .map((lines) => fitLines(lines, undefined, narrowest))
    .filter((headline) => headline !== undefined);
  const usable = fitted.filter((headline) => headline.size <= maxSize);
  const best = (usable.length > 0 ? usable : fitted).sort(
    (a, b) => b.size - a.size || spread(a) - spread(b),
  )[0];
  return best ?? { size: 8, lines: candidates[0]?.map((text) => ({ text, stretch: 88 })) ?? [] };
}

/**
 * Breaks a title into the lines that reach a size by letters as wide as need be, so that titles of any length
 * stand equally high; a long title stays below it.
 * @param size the font size in hundredths of the measure.
 */
export function fitTitle(title: string, size: number): FitHeadline {
  const words = title.split(/\s+/);
  const fitted = [1, 2, 3]
    .filter((count) => count <= words.length)
    .flatMap((count) => breaks(words, count))
    .map((lines) => fitLines(lines, size))
    .filter((headline) => headline !== undefined)
    .filter((headline) => headline.size <= size);
  const best = fitted.sort(
    (a, b) => b.size - a.size || a.lines.length - b.lines.length || spread(a) - spread(b),
  )[0];
  return best ?? fitHeadline(title, size);
}

/**
 * Fits a figure to its measure at no more than the given height, so that figures of any length make a set.
 * A figure too short to fill the measure at that height stays short.
 * @param size the font size in hundredths of the measure.
 * @param widest the most that letters may be stretched, in percent: figures side by side need air between them.
 */
export function fitFigure(figure: string, size: number, widest = MAX_STRETCH): FitHeadline {
  const largest = 100 / writtenWidth(figure, MIN_STRETCH);
  const exact = Math.min(size, largest);
  const usable = exact < 30 ? Math.floor(exact * 10) / 10 : Math.floor(exact);
  return {
    size: usable,
    lines: [{ text: figure, stretch: Math.min(widest, solveStretch(figure, 100 / usable, writtenWidth)) }],
  };
}

/** Where the letters of a fitted line begin, and where the last one ends, in percent of the line. */
export function letterEdges({ text, stretch }: FitLine): number[] {
  const instance = instanceAt(stretch);
  const { positions, advanceWidth } = instance.layout(text.toUpperCase());
  const ends = positions.map((_, index) =>
    positions.slice(0, index + 1).reduce((sum, { xAdvance }) => sum + xAdvance, 0),
  );
  return [0, ...ends].map((end) => Math.round((end / advanceWidth) * 10_000) / 100);
}

function spread({ lines }: FitHeadline): number {
  const stretches = lines.map((line) => line.stretch);
  return Math.max(...stretches) - Math.min(...stretches);
}
