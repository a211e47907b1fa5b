import { LINE, lineInk, lineWidth, STRETCH, STRETCHES } from "./display-font.server.ts";

/** A line of a fitted headline. */
export type FitLine = {
  text: string;
  /** Width of the letters in percent at which the line fills the width. */
  stretch: number;
  /** The line ends with a comma for screen readers only. */
  comma?: true;
  /** Space before the first letter in hundredths of an em, by which the line is moved. */
  start?: number;
  /** A letter reaches so far down that the next line needs room. */
  deep?: true;
  /** In a narrow form: the index of the wide line that this line is part of, if not 0. */
  of?: number;
};
/** A headline whose lines are equally wide. `size` is in hundredths of that width; `narrow` has more lines, for phones. */
export type FitHeadline = { lines: FitLine[]; size: number; narrow?: FitHeadline };

/** Preferred stretch of the narrowest line: much narrower reads badly, much wider wastes height. */
const PREFERRED_NARROWEST = 62;

/** Bisects the stretch at which the line is `target` em wide, to a tenth of a percent. */
export function solveStretch(text: string, target: number, widthAt = lineWidth): number {
  let low = STRETCH.min;
  let high = STRETCH.max;
  while (high - low > 0.1) {
    const middle = (low + high) / 2;
    if (widthAt(text, middle) > target) high = middle;
    else low = middle;
  }
  return Math.floor(low * 10) / 10;
}

/**
 * The font size, in hundredths of the width, at which all lines can fill the width.
 * @param most the largest size; wider letters make up for it.
 * @returns undefined when no size exists at which every line can be stretched so.
 */
function sizeOf(
  lines: string[],
  most = Number.POSITIVE_INFINITY,
  narrowest = PREFERRED_NARROWEST,
): number | undefined {
  const fills = (stretch: number) => lines.map((line) => 1 / lineWidth(line, stretch));
  // Without a width axis only the longest line fills the width.
  if (!STRETCHES) return stepBelow(Math.min(...fills(STRETCH.max), most / 100) * 100);
  const smallest = Math.max(...fills(STRETCH.max));
  const largest = Math.min(...fills(STRETCH.min));
  if (smallest > largest) return undefined;
  const preferred = Math.min(...fills(narrowest));
  const exact = Math.max(smallest, Math.min(largest, preferred, most / 100));
  const below = stepBelow(exact * 100);
  const above = stepAbove(exact * 100);
  // At the next lower size the widest letters would not fill the width.
  return below < smallest * 100 && above <= largest * 100 ? above : below;
}

/** Lines at a size of `sizeOf`. Solving stretches is slow, so it is done for the best break only. */
function atSize(lines: string[], size: number): FitHeadline {
  if (!STRETCHES) return { size, lines: lines.map((text) => ({ text, stretch: STRETCH.max })) };
  return { size, lines: lines.map((text, index) => atEdges(text, 100 / size, index < lines.length - 1)) };
}

/** The breaks with the largest size up to `most`; if all are larger, the largest. */
function highest(sized: { lines: string[]; size: number | undefined }[], most: number): FitHeadline[] {
  const possible = sized.flatMap(({ lines, size }) => (size === undefined ? [] : [{ lines, size }]));
  const usable = possible.filter(({ size }) => size <= most);
  const rest = usable.length > 0 ? usable : possible;
  const size = Math.max(...rest.map((each) => each.size));
  return rest.filter((each) => each.size === size).map(({ lines }) => atSize(lines, size));
}

/** A letter that reaches this far below the room under a line, in em, meets the next line. */
const TAIL = 0.02;

/** A line from edge to edge of a width in em. */
function atEdges(text: string, measure: number, isFollowed: boolean): FitLine {
  const stretch = solveStretch(text, measure);
  const { start, below } = lineInk(text, stretch);
  const isDeep = isFollowed && LINE.below === 0 && below > LINE.pitch - LINE.capitals - TAIL;
  return { text, stretch, start: edgeStep(start), ...(isDeep ? { deep: true } : {}) };
}

/** The space before a letter, in em, as whole hundredths from 0 to 9, rounded so that no edge is cut off. */
export function edgeStep(start: number): number {
  return Math.max(0, Math.min(9, Math.floor(start * 100 + 0.25)));
}

/** The next lower size for which there is a class (scripts/fit-digits.ts). */
export function stepBelow(size: number): number {
  return size < 30 ? Math.floor(size * 10) / 10 : Math.floor(size);
}

function stepAbove(size: number): number {
  return size < 30 ? Math.ceil(size * 10) / 10 : Math.ceil(size);
}

/** All ways to break words into `count` lines. */
export function breaks(words: string[], count: number): string[][] {
  if (count === 1) return [[words.join(" ")]];
  return Array.from({ length: words.length - count + 1 }, (_, index) => index + 1).flatMap((first) =>
    breaks(words.slice(first), count - 1).map((rest) => [words.slice(0, first).join(" "), ...rest]),
  );
}

/**
 * Breaks a title into lines that fill the width by the font's width axis.
 * @param title a title, or its lines; commas at their ends are for screen readers only.
 * @param maxSize the largest font size in hundredths of the width.
 * @param narrowest preferred stretch of the narrowest line, 50 to 150; narrower letters are larger.
 */
export function fitHeadline(
  title: string | readonly string[],
  maxSize = 24,
  narrowest?: number,
): FitHeadline {
  if (typeof title !== "string") return fitDecided(title, maxSize, narrowest);
  const words = title.split(/\s+/);
  const candidates = [1, 2, 3]
    .filter((count) => count <= words.length)
    .flatMap((count) => breaks(words, count));
  return fitBest(candidates, maxSize, narrowest);
}

/** As `fitHeadline`; a single line of several words gets a narrow form of two. */
export function fitHero(title: string | readonly string[], maxSize?: number): FitHeadline {
  const headline = fitHeadline(title, maxSize);
  const [line, ...more] = headline.lines;
  const words = line?.text.split(/\s+/) ?? [];
  if (more.length > 0 || words.length < 2) return headline;
  return { ...headline, narrow: fitBest(breaks(words, 2), MOST_NARROW) };
}

/** The largest size of a headline on phones, in hundredths of the width. */
const MOST_NARROW = 40;

function fitDecided(title: readonly string[], maxSize: number, narrowest?: number): FitHeadline {
  const { size, lines } = fitBest([title.map((line) => line.replace(/,$/, ""))], maxSize, narrowest);
  return {
    size,
    lines: lines.map((line, index) => (title[index]?.endsWith(",") ? { ...line, comma: true } : line)),
  };
}

/** The candidate with the largest size up to `maxSize`, of several the one with the most even letters. */
export function fitBest(candidates: string[][], maxSize: number, narrowest?: number): FitHeadline {
  const sized = candidates.map((lines) => ({ lines, size: sizeOf(lines, undefined, narrowest) }));
  const [best] = highest(sized, maxSize).sort((a, b) => spread(a) - spread(b));
  return best ?? fitUnlike(candidates[0] ?? [], maxSize);
}

/** Lines too unequal for one width: the longest fills it, the shortest do not. */
function fitUnlike(lines: string[], most: number): FitHeadline {
  const exact = Math.min(...lines.map((line) => 1 / lineWidth(line, PREFERRED_NARROWEST)), most / 100) * 100;
  return atSize(lines, stepBelow(exact));
}

/**
 * Breaks a title into lines of a given size, so that titles of any length are equally high; a long one is smaller.
 * @param size the font size in hundredths of the width.
 */
export function fitTitle(title: string, size: number): FitHeadline {
  const words = title.split(/\s+/);
  const sized = [1, 2, 3]
    .filter((count) => count <= words.length)
    .flatMap((count) => breaks(words, count))
    .map((lines) => ({ lines, size: sizeOf(lines, size) }))
    .filter((each) => each.size === undefined || each.size <= size);
  const [best] = highest(sized, size).sort(
    (a, b) => a.lines.length - b.lines.length || spread(a) - spread(b),
  );
  return best ?? fitHeadline(title, size);
}

function spread({ lines }: FitHeadline): number {
  const stretches = lines.map((line) => line.stretch);
  return Math.max(...stretches) - Math.min(...stretches);
}
