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
/** A headline whose longest line fills a width. `size` is in hundredths of it; `narrow` has more lines, for phones. */
export type FitHeadline = { lines: FitLine[]; size: number; narrow?: FitHeadline };

/** Lines and their font size, in hundredths of the width. */
type Sized = { lines: string[]; size: number };

/** Preferred stretch of the letters: much narrower reads badly, much wider wastes height. */
const PREFERRED_NARROWEST = 62;

/** The widest letters of a headline, which are those of all other headings. */
const WIDEST = 88;

/** The shorter of two lines reaches the edge with letters at most so much wider. */
const NEARLY = 1.3;

/** Lines differ in length; the shortest has at least this part of the longest. */
const EVEN = 0.55;

/** The largest size of a headline on phones, in hundredths of the width. */
const MOST_NARROW = 40;

/** The same of a low headline. */
const MOST_LOW = 24;

/** Where lines stand further apart than capitals and small letters need, letters are smaller by as much. */
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

/** The ways to break a title, each at its best size up to `most`. */
function fitting(candidates: string[][], most?: number, narrowest?: number): Sized[] {
  return candidates.map((lines) => ({ lines, size: sizeOf(lines, most, narrowest) }));
}

const longest = (lines: string[], stretch: number) =>
  Math.max(...lines.map((line) => lineWidth(line, stretch)));

/** The font size at which the longest line fills the width, in letters of the preferred stretch or wider. */
function sizeOf(lines: string[], most = Number.POSITIVE_INFINITY, narrowest = PREFERRED_NARROWEST): number {
  const fills = (stretch: number) => 100 / longest(lines, stretch);
  return stepBelow(Math.min(fills(STRETCHES ? narrowest : STRETCH.max), most));
}

/** The next lower size for which there is a class (scripts/fit-digits.ts). */
function stepBelow(size: number): number {
  return size < 30 ? Math.floor(size * 10) / 10 : Math.floor(size);
}

/**
 * Lines at a size of `sizeOf`, in letters of one width: the longest line fills the measure. The other one of two is
 * stretched to the same edge where little is missing, as nearly even lines look like a mistake.
 */
function atSize({ lines, size }: Sized): FitHeadline {
  const measure = 100 / size;
  const solved = STRETCHES ? lines.map((line) => Math.min(WIDEST, solveStretch(line, measure))) : [];
  const common = STRETCHES ? Math.min(...solved) : STRETCH.max;
  const stretchOf = (at: number) => {
    const solution = solved[at] ?? common;
    return lines.length === 2 && solution < Math.min(WIDEST, common * NEARLY) ? solution : common;
  };
  return { size, lines: lines.map((text, at) => lineAt(text, stretchOf(at), at < lines.length - 1)) };
}

/** A line whose first letter stands at the edge. */
function lineAt(text: string, stretch: number, isFollowed: boolean): FitLine {
  const { start, below } = lineInk(text, stretch);
  const isDeep = isFollowed && LINE.below === 0 && below > LINE.pitch - LINE.capitals - TAIL;
  // Rounded so that no edge is cut off.
  const step = Math.max(0, Math.min(9, Math.floor(start * 100 + 0.25)));
  return { text, stretch, ...(STRETCHES && { start: step }), ...(isDeep && { deep: true }) };
}

/** The breaks with the largest size, the most even lines first. */
function highest(sized: Sized[]): FitHeadline | undefined {
  const size = Math.max(...sized.map((each) => each.size));
  const [best] = sized
    .filter((each) => each.size === size)
    .sort((a, b) => a.lines.length - b.lines.length || evenness(b.lines) - evenness(a.lines));
  return best && atSize(best);
}

/** The shortest line's part of the longest. */
function evenness(lines: string[]): number {
  const widths = lines.map((line) => lineWidth(line, STRETCHES ? PREFERRED_NARROWEST : STRETCH.max));
  return Math.min(...widths) / Math.max(...widths);
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

/** A title broken into up to three lines in all ways that make even ones; a list is broken already. */
function waysOf(title: string | readonly string[]): string[][] {
  if (typeof title !== "string") return [[...title]];
  return breaks(title.split(/\s+/), 3).filter((lines) => evenness(lines) >= EVEN);
}

/**
 * Breaks a title into lines, of which the longest fills the width by the font's width axis.
 * @param title a title, or its lines.
 * @param maxSize the largest font size in hundredths of the width.
 * @param narrowest preferred stretch of the letters, 50 to 150; narrower letters are larger.
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

/** A title in one low line, which on phones has larger letters. */
export function fitLow(title: string, size: number): FitHeadline {
  const narrow = fitBest([[title]], MOST_LOW);
  const headline = fitBest([[title]], size);
  return narrow.size > headline.size ? { ...headline, narrow } : headline;
}

/** The candidate with the largest size up to `maxSize`, of several the one with the fewest and most even lines. */
export function fitBest(candidates: string[][], maxSize: number, narrowest?: number): FitHeadline {
  return highest(fitting(candidates, maxSize * TALL, narrowest)) ?? { size: maxSize, lines: [] };
}

/**
 * Breaks a title into lines of a given size, so that titles of any length are equally high; a long one is smaller.
 * @param size the font size in hundredths of the width.
 */
export function fitTitle(title: string, size: number): FitHeadline {
  return fitHeadline(title, size);
}
