import { LINE, lineInk, STRETCH, STRETCHES } from "./display-font.server.ts";

export type FitLine = {
  text: string;
  /** Stretch of the letters in percent (the font's width axis). */
  stretch: number;
  /** Shift to the left in hundredths of an em: the first letter's side bearing. */
  start?: number;
  /** Set if a letter reaches below the line so far that the next line must move down. */
  deep?: true;
  /** In a narrow version: the index of the wide line that contains this line, if not 0. */
  of?: number;
};
/** A headline whose longest line fills the width. `size` is in hundredths of the width; `narrow` is for phones. */
export type FitHeadline = { lines: FitLine[]; size: number; narrow?: FitHeadline };

/** Preferred stretch of the letters, in percent: narrower is hard to read, wider wastes height. */
const NARROWEST = 62;
/** Maximum stretch in percent, which other headings also have. */
const WIDEST = 88;
/** The shorter of two lines also fills the width if its letters become at most this many times as wide. */
const MOST_WIDENED = 1.3;
/** Minimum length of the shortest line, as a share of the longest. */
const LEAST_EVENNESS = 0.55;
/** Maximum size of a headline on phones, in hundredths of the width. */
const MOST_NARROW = 40;
/** Maximum size on phones of a headline from `fitLow`, in hundredths of the width. */
const MOST_LOW = 24;
/** Scale that makes headlines smaller in themes with a larger line height. */
const SCALE = Math.min(1, Math.max(0.75, (1.02 / LINE.pitch) ** 2));
/**
 * Minimum distance in em between a descender and the capitals of the next line. The next line moves down to keep it.
 */
const TAIL = 0.02;

/** Finds by bisection the stretch at which a line is `target` em wide, to a tenth of a percent. */
function solveStretch(text: string, target: number): number {
  let low = STRETCH.min;
  let high = STRETCH.max;
  while (high - low > 0.1) {
    const middle = (low + high) / 2;
    if (lineInk(text, middle).width > target) high = middle;
    else low = middle;
  }
  return Math.floor(low * 10) / 10;
}

const widthsAt = (lines: string[], stretch: number) => lines.map((line) => lineInk(line, stretch).width);

/** Returns the size at which the longest line fills the width, rounded down to a class of app/ui/digits.css. */
function sizeOf(lines: string[], most: number, narrowest: number): number {
  const longest = Math.max(...widthsAt(lines, STRETCHES ? narrowest : STRETCH.max));
  const size = Math.min(100 / longest, most);
  return size < 30 ? Math.floor(size * 10) / 10 : Math.floor(size);
}

/**
 * Fits lines at a size of `sizeOf`. All lines have the stretch at which the longest fills the width. Two nearly equal
 * lines both fill the width, because a small difference looks like a mistake.
 */
function atSize(lines: string[], size: number): FitHeadline {
  const measure = 100 / size;
  const solved = STRETCHES ? lines.map((line) => Math.min(WIDEST, solveStretch(line, measure))) : [];
  const common = STRETCHES ? Math.min(...solved) : STRETCH.max;
  const stretchOf = (at: number) => {
    const solution = solved[at] ?? common;
    return lines.length === 2 && solution < Math.min(WIDEST, common * MOST_WIDENED) ? solution : common;
  };
  return { size, lines: lines.map((text, at) => lineAt(text, stretchOf(at), at < lines.length - 1)) };
}

function lineAt(text: string, stretch: number, isFollowed: boolean): FitLine {
  const { start, below } = lineInk(text, stretch);
  const isDeep = isFollowed && LINE.below === 0 && below > LINE.pitch - LINE.capitals - TAIL;
  // Round down, so that no edge is cut off.
  const step = Math.max(0, Math.min(9, Math.floor(start * 100 + 0.25)));
  return { text, stretch, ...(STRETCHES && { start: step }), ...(isDeep && { deep: true }) };
}

function evenness(lines: string[]): number {
  const widths = widthsAt(lines, STRETCHES ? NARROWEST : STRETCH.max);
  return Math.min(...widths) / Math.max(...widths);
}

/** Returns all ways to break words into at most `most` lines. */
export function breaks(words: string[], most: number): string[][] {
  const further = most === 1 ? [] : words.slice(1).map((_, index) => index + 1);
  return [
    [words.join(" ")],
    ...further.flatMap((first) =>
      breaks(words.slice(first), most - 1).map((rest) => [words.slice(0, first).join(" "), ...rest]),
    ),
  ];
}

/** Fits the candidate with the largest size up to `maxSize`. Prefers fewer, then more even lines of equal size. */
export function fitBest(candidates: string[][], maxSize: number, narrowest = NARROWEST): FitHeadline {
  const [best] = candidates
    .map((lines) => ({ lines, size: sizeOf(lines, maxSize * SCALE, narrowest) }))
    .sort(
      (a, b) => b.size - a.size || a.lines.length - b.lines.length || evenness(b.lines) - evenness(a.lines),
    );
  return best ? atSize(best.lines, best.size) : { size: maxSize, lines: [] };
}

/** Fits a title with `fitBest` in up to two lines, at the size of the titles beside it. */
export function fitBeside(title: string, others: string[], maxSize: number, narrowest?: number): FitHeadline {
  const fitted = (text: string) => fitBest(breaks(text.split(/\s+/), 2), maxSize, narrowest);
  const texts = fitted(title).lines.map(({ text }) => text);
  return atSize(texts, Math.min(...[title, ...others].map((text) => fitted(text).size)));
}

/**
 * Breaks a title into up to three even lines and fits them to the width.
 * @param title a title, or its lines
 * @param maxSize maximum font size in hundredths of the width
 * @param narrowest preferred stretch of the letters, 50 to 150; narrower letters are larger
 */
export function fitHeadline(title: string | readonly string[], maxSize = 24, narrowest?: number) {
  if (typeof title !== "string") return fitBest([[...title]], maxSize, narrowest);
  const even = breaks(title.split(/\s+/), 3).filter((lines) => evenness(lines) >= LEAST_EVENNESS);
  return fitBest(even, maxSize, narrowest);
}

/** Fits a headline as `fitHeadline`. A single line gets a narrow version, in two lines if it has several words. */
export function fitHero(title: string | readonly string[], maxSize?: number): FitHeadline {
  const headline = fitHeadline(title, maxSize);
  const [line, ...more] = headline.lines;
  const words = line?.text.split(/\s+/) ?? [];
  if (line === undefined || more.length > 0) return headline;
  const ways = words.length < 2 ? [words] : breaks(words, 2).slice(1);
  return withNarrow(headline, fitBest(ways, MOST_NARROW));
}

/** Fits a title in one low line, with larger letters on phones. */
export function fitLow(title: string, size: number): FitHeadline {
  return withNarrow(fitBest([[title]], size), fitBest([[title]], MOST_LOW));
}

function withNarrow(headline: FitHeadline, narrow: FitHeadline): FitHeadline {
  return narrow.size > headline.size ? { ...headline, narrow } : headline;
}
