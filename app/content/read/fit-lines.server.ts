import { LINE, lineInk, lineWidth, STRETCH, STRETCHES } from "./display-font.server.ts";

/** A line of a fitted headline. */
export type FitLine = {
  text: string;
  /** Width of the letters in percent at which the line fills the width. */
  stretch: number;
  /** Space before the first letter in hundredths of an em, by which the line is moved. */
  start?: number;
  /** A letter reaches so far down that the next line needs room. */
  deep?: true;
  /** In a narrow form: the index of the wide line that this line is part of, if not 0. */
  of?: number;
};
/** A headline whose lines are equally wide. `size` is in hundredths of that width; `narrow` has more lines, for phones. */
export type FitHeadline = { lines: FitLine[]; size: number; narrow?: FitHeadline };

/** Lines that can all fill the width at a font size, in hundredths of that width. */
type Sized = { lines: string[]; size: number };

/** Preferred stretch of the narrowest line: much narrower reads badly, much wider wastes height. */
const PREFERRED_NARROWEST = 62;

/** The largest size of a headline on phones, in hundredths of the width. */
const MOST_NARROW = 40;

/** A width axis that reaches less far, as a ratio of its ends, leaves some lines short of the edge. */
const FAR = 1.5;
const REACHES = STRETCH.max / STRETCH.min >= FAR;
/** Where lines stand further apart than capitals need, letters are smaller by as much, at most. */
const TALL = Math.min(1, Math.max(0.75, (1.02 / LINE.pitch) ** 2));

/** A letter that reaches this far below the room under a line, in em, meets the next line. */
const TAIL = 0.02;

/** Bisects the stretch at which the line is `target` em wide, to a tenth of a percent. */
function solveStretch(text: string, target: number): number {
  let low = STRETCH.min;
  let high = STRETCH.max;
  while (high - low > 0.1) {
    const middle = (low + high) / 2;
    if (lineWidth(text, middle) > target) high = middle;
    else low = middle;
  }
  return Math.floor(low * 10) / 10;
}

/**
 * The ways to break a title that can fill the width, each at its best size.
 * @param most the largest size; wider letters make up for it.
 */
function fitting(candidates: string[][], most = Number.POSITIVE_INFINITY, narrowest?: number): Sized[] {
  return candidates.flatMap((lines) => {
    const size = sizeOf(lines, most, narrowest);
    return size === undefined ? [] : [{ lines, size }];
  });
}

/** The font size at which all lines can fill the width; undefined when no stretch of the letters does it. */
function sizeOf(lines: string[], most: number, narrowest = PREFERRED_NARROWEST): number | undefined {
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

/** The next lower size for which there is a class (scripts/fit-digits.ts). */
function stepBelow(size: number): number {
  return size < 30 ? Math.floor(size * 10) / 10 : Math.floor(size);
}

function stepAbove(size: number): number {
  return size < 30 ? Math.ceil(size * 10) / 10 : Math.ceil(size);
}

/** Lines at a size of `sizeOf`. Solving stretches is slow, so it is done for the best breaks only. */
function atSize({ lines, size }: Sized): FitHeadline {
  return { size, lines: lines.map((text, index) => atEdges(text, 100 / size, index < lines.length - 1)) };
}

/** A line from edge to edge of a width in em. */
function atEdges(text: string, measure: number, isFollowed: boolean): FitLine {
  const stretch = STRETCHES ? solveStretch(text, measure) : STRETCH.max;
  const { start, below } = lineInk(text, stretch);
  const isDeep = isFollowed && LINE.below === 0 && below > LINE.pitch - LINE.capitals - TAIL;
  // Rounded so that no edge is cut off.
  const step = Math.max(0, Math.min(9, Math.floor(start * 100 + 0.25)));
  return { text, stretch, ...(STRETCHES && { start: step }), ...(isDeep && { deep: true }) };
}

/** The breaks with the largest size up to `most`, the most even letters first; if all are larger, the largest. */
function highest(sized: Sized[], most: number): FitHeadline[] {
  const usable = sized.filter(({ size }) => size <= most);
  const rest = usable.length > 0 ? usable : sized;
  const size = Math.max(...rest.map((each) => each.size));
  return rest
    .filter((each) => each.size === size)
    .map(atSize)
    .sort((a, b) => spread(a) - spread(b) || a.lines.length - b.lines.length);
}

function spread({ lines }: FitHeadline): number {
  const stretches = lines.map((line) => line.stretch);
  return Math.max(...stretches) - Math.min(...stretches);
}

/** All ways to break words into lines, at most so many. */
export function breaks(words: string[], most: number): string[][] {
  const further = most === 1 ? [] : words.slice(1).map((_, index) => index + 1);
  return [
    [words.join(" ")],
    ...further.flatMap((first) =>
      breaks(words.slice(first), most - 1).map((rest) => [words.slice(0, first).join(" "), ...rest]),
    ),
  ];
}

/** A title broken into up to three lines in all ways; a list is broken already. */
const waysOf = (title: string | readonly string[]) =>
  typeof title === "string" ? breaks(title.split(/\s+/), 3) : [[...title]];

/**
 * Breaks a title into lines that fill the width by the font's width axis.
 * @param title a title, or its lines.
 * @param maxSize the largest font size in hundredths of the width.
 * @param narrowest preferred stretch of the narrowest line, 50 to 150; narrower letters are larger.
 */
export function fitHeadline(
  title: string | readonly string[],
  maxSize = 24,
  narrowest?: number,
): FitHeadline {
  return fitBest(waysOf(title), maxSize, narrowest);
}

/** As `fitHeadline`; a single line of several words gets a narrow form of two. */
export function fitHero(title: string | readonly string[], maxSize?: number): FitHeadline {
  const headline = fitHeadline(title, maxSize);
  const [line, ...more] = headline.lines;
  const words = line?.text.split(/\s+/) ?? [];
  if (more.length > 0 || words.length < 2) return headline;
  return { ...headline, narrow: fitBest(breaks(words, 2).slice(1), MOST_NARROW) };
}

/** The candidate with the largest size up to `maxSize`, of several the one with the most even letters. */
export function fitBest(candidates: string[][], most: number, narrowest?: number): FitHeadline {
  const maxSize = stepBelow(most * TALL);
  const sized = fitting(candidates, undefined, narrowest);
  if (!REACHES && !sized.some(({ size }) => size <= maxSize)) return unfilled(candidates, maxSize);
  const [best] = highest(sized, maxSize);
  if (best) return best;
  // Lines too unequal for one width: the longest fills it, the shortest do not.
  const [lines = []] = candidates;
  const fills = lines.map((line) => 100 / lineWidth(line, PREFERRED_NARROWEST));
  return atSize({ lines, size: stepBelow(Math.min(...fills, maxSize)) });
}

/** The first of the ways to break a title in which no line is wider than the measure at a size; they may be narrower. */
function unfilled(candidates: string[][], size: number): FitHeadline {
  const widest = (lines: string[]) => Math.max(...lines.map((line) => lineWidth(line, STRETCH.max)));
  const lines = candidates.find((each) => widest(each) * size <= 100) ?? candidates.at(-1) ?? [];
  const fitted = stepBelow(Math.min(size, 100 / widest(lines)));
  return { size: fitted, lines: lines.map((text) => ({ text, stretch: STRETCH.max })) };
}

/**
 * Breaks a title into lines of a given size, so that titles of any length are equally high; a long one is smaller.
 * @param size the font size in hundredths of the width.
 */
export function fitTitle(title: string, size: number): FitHeadline {
  const most = stepBelow(size * TALL);
  const sized = fitting(waysOf(title), most).filter((each) => each.size <= most);
  const [best] = highest(sized, most).sort((a, b) => a.lines.length - b.lines.length);
  return best ?? fitHeadline(title, size);
}
