import { LINE, lineInk, lineWidth, STRETCH, STRETCHES } from "./display-font.server.ts";

/**
 * One line of a fitted headline: the width of the letters, in percent, that makes it fill the measure. A comma at
 * its end is for listeners: for readers the end of the line does its work. `start` is the air before the first letter
 * in hundredths of an em, by which the line is moved; a `deep` line has a tail that the next one must not touch.
 * `of` is the place of the wide line that a phone's line is a part of, if not the first.
 */
export type FitLine = {
  text: string;
  stretch: number;
  comma?: true;
  start?: number;
  deep?: true;
  of?: number;
};
/**
 * A headline whose lines all have the same width. `size` is the font size in hundredths of the measure. `narrow` is
 * the same in more lines, where those of a wide page would be small on a phone.
 */
export type FitHeadline = { lines: FitLine[]; size: number; narrow?: FitHeadline };

/** Preferred width of the narrowest line: much narrower reads badly, much wider wastes height. */
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
 * The font size, in hundredths of the measure, at which lines fill one measure.
 * @param most the largest size; wider letters make up for it.
 * @returns `undefined` when no size exists at which every line's stretch lies between 50 and 150.
 */
function sizeOf(
  lines: string[],
  most = Number.POSITIVE_INFINITY,
  narrowest = PREFERRED_NARROWEST,
): number | undefined {
  const fills = (stretch: number) => lines.map((line) => 1 / lineWidth(line, stretch));
  // Letters of one width: the longest line fills the measure, the others end where they end.
  if (!STRETCHES) return stepBelow(Math.min(...fills(STRETCH.max), most / 100) * 100);
  const smallest = Math.max(...fills(STRETCH.max));
  const largest = Math.min(...fills(STRETCH.min));
  if (smallest > largest) return undefined;
  const preferred = Math.min(...fills(narrowest));
  const exact = Math.max(smallest, Math.min(largest, preferred, most / 100));
  const below = stepBelow(exact * 100);
  const above = stepAbove(exact * 100);
  // At the next lower size the widest letters would end short of the measure.
  return below < smallest * 100 && above <= largest * 100 ? above : below;
}

/** Lines at a size of `sizeOf`. Solving their stretches is most of the work, so only the best break's are. */
function atSize(lines: string[], size: number): FitHeadline {
  if (!STRETCHES) return { size, lines: lines.map((text) => ({ text, stretch: STRETCH.max })) };
  return { size, lines: lines.map((text, index) => atEdges(text, 100 / size, index < lines.length - 1)) };
}

/** Those of the breaks whose letters stand highest without being larger than `most`; larger ones if all are. */
function highest(sized: { lines: string[]; size: number | undefined }[], most: number): FitHeadline[] {
  const possible = sized.filter((one): one is { lines: string[]; size: number } => one.size !== undefined);
  const usable = possible.filter(({ size }) => size <= most);
  const rest = usable.length > 0 ? usable : possible;
  const size = Math.max(...rest.map((one) => one.size));
  return rest.filter((one) => one.size === size).map(({ lines }) => atSize(lines, size));
}

/** A tail this much longer than the room below a line, in em, meets the next line. */
const TAIL = 0.02;

/** One line from edge to edge of a measure of so many em. */
function atEdges(text: string, measure: number, isFollowed: boolean): FitLine {
  const stretch = solveStretch(text, measure);
  const { start, below } = lineInk(text, stretch);
  const isDeep = isFollowed && LINE.below === 0 && below > LINE.pitch - LINE.capitals - TAIL;
  return {
    text,
    stretch,
    start: edgeStep(start),
    ...(isDeep ? { deep: true } : {}),
  };
}

/** The air before a letter, in em, by which its line is moved: in hundredths, rounded so that no edge is cut off. */
export function edgeStep(start: number): number {
  return Math.max(0, Math.min(9, Math.floor(start * 100 + 0.25)));
}

/** The next lower size for which there is a class (scripts/fit-digits.ts). */
export function stepBelow(size: number): number {
  return size < 30 ? Math.floor(size * 10) / 10 : Math.floor(size);
}

/** The next higher size for which there is a class. */
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
 * Breaks a title into lines that fill one measure exactly by the font's width axis.
 * @param title a title, or its lines when the break is decided; their last commas are said, not shown.
 * @param maxSize the largest font size in hundredths of the measure; more lines are tried below it.
 * @param narrowest preferred stretch of the narrowest line, 50 to 150: narrower letters stand higher.
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

/**
 * Fits the headline of a page. One line of several words gets two for narrow pages.
 * @param title a title, or its lines when the break is decided.
 * @param maxSize as for `fitHeadline`.
 */
export function fitHero(title: string | readonly string[], maxSize?: number): FitHeadline {
  const headline = fitHeadline(title, maxSize);
  const [line, ...more] = headline.lines;
  const words = line?.text.split(/\s+/) ?? [];
  if (more.length > 0 || words.length < 2) return headline;
  return { ...headline, narrow: fitBest(breaks(words, 2), MOST_NARROW) };
}

/** The largest size of a narrow page's headline, in hundredths of the measure. */
const MOST_NARROW = 40;

/** Fits lines whose break is decided, and marks those that end with a comma. */
function fitDecided(title: readonly string[], maxSize: number, narrowest?: number): FitHeadline {
  const { size, lines } = fitBest([title.map((line) => line.replace(/,$/, ""))], maxSize, narrowest);
  return {
    size,
    lines: lines.map((line, index) => (title[index]?.endsWith(",") ? { ...line, comma: true } : line)),
  };
}

/** The candidate whose letters stand highest without being larger than `maxSize`. */
export function fitBest(candidates: string[][], maxSize: number, narrowest?: number): FitHeadline {
  const sized = candidates.map((lines) => ({ lines, size: sizeOf(lines, undefined, narrowest) }));
  const [best] = highest(sized, maxSize).sort((a, b) => spread(a) - spread(b));
  return best ?? fitUnlike(candidates[0] ?? [], maxSize);
}

/** Lines too unlike each other for one measure: the longest fills it, the shortest are widest and end where they end. */
function fitUnlike(lines: string[], most: number): FitHeadline {
  const exact = Math.min(...lines.map((line) => 1 / lineWidth(line, PREFERRED_NARROWEST)), most / 100) * 100;
  return atSize(lines, stepBelow(exact));
}

/**
 * Breaks a title into the lines that reach a size by letters as wide as need be, so that titles of any length
 * stand equally high; a long title stays below it.
 * @param size the font size in hundredths of the measure.
 */
export function fitTitle(title: string, size: number): FitHeadline {
  const words = title.split(/\s+/);
  const sized = [1, 2, 3]
    .filter((count) => count <= words.length)
    .flatMap((count) => breaks(words, count))
    .map((lines) => ({ lines, size: sizeOf(lines, size) }))
    .filter((one) => one.size === undefined || one.size <= size);
  const [best] = highest(sized, size).sort(
    (a, b) => a.lines.length - b.lines.length || spread(a) - spread(b),
  );
  return best ?? fitHeadline(title, size);
}

function spread({ lines }: FitHeadline): number {
  const stretches = lines.map((line) => line.stretch);
  return Math.max(...stretches) - Math.min(...stretches);
}
