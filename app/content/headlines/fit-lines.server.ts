import { LINE, lineInk, STRETCH, STRETCHES } from "./display-font.server.ts";

export type FitLine = {
  text: string;
  /** Width axis in percent at which the line fills the width. */
  stretch: number;
  /** Side bearing of the first letter in hundredths of an em, by which the line is moved to the left. */
  start?: number;
  /** Whether a letter reaches so far down that the next line is moved. */
  deep?: true;
  /** In a narrow form: the index of the wide line that this one is part of, if not 0. */
  of?: number;
};
/** A headline whose longest line fills a width. `size` is in hundredths of it; `narrow` has other lines, for phones. */
export type FitHeadline = { lines: FitLine[]; size: number; narrow?: FitHeadline };

/** Preferred stretch of the letters, in percent: narrower is hard to read, wider wastes height. */
const NARROWEST = 62;
/** Stretch of the widest letters; other headings have the same. */
const WIDEST = 88;
/** The shorter of two lines is stretched to the edge if its letters become at most this much wider. */
const MOST_WIDENED = 1.3;
/** Least length of the shortest line, as a share of the longest. */
const LEAST_EVENNESS = 0.55;
/** Largest size on phones, of a headline and of one in a single low line, in hundredths of the width. */
const MOST_NARROW = 40;
const MOST_LOW = 24;
/** Factor by which a theme with a larger line height gets smaller headlines. */
const SCALE = Math.min(1, Math.max(0.75, (1.02 / LINE.pitch) ** 2));
/** How far a letter may reach below the space under its line before the next line is moved, in em. */
const TAIL = 0.02;

/** Bisects the stretch at which the line is `target` em wide, to a tenth of a percent. */
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

/** The size at which the longest line fills the width, rounded down to one that has a class (app/ui/digits.css). */
function sizeOf(lines: string[], most: number, narrowest: number): number {
  const longest = Math.max(...widthsAt(lines, STRETCHES ? narrowest : STRETCH.max));
  const size = Math.min(100 / longest, most);
  return size < 30 ? Math.floor(size * 10) / 10 : Math.floor(size);
}

/**
 * Lines at a size of `sizeOf`, in letters of one width: the longest line fills the measure. Of two nearly equal lines
 * both do, because a small difference looks like a mistake.
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
  // Rounded so that no edge is cut off.
  const step = Math.max(0, Math.min(9, Math.floor(start * 100 + 0.25)));
  return { text, stretch, ...(STRETCHES && { start: step }), ...(isDeep && { deep: true }) };
}

function evenness(lines: string[]): number {
  const widths = widthsAt(lines, STRETCHES ? NARROWEST : STRETCH.max);
  return Math.min(...widths) / Math.max(...widths);
}

/** All ways to break words into at most `most` lines. */
export function breaks(words: string[], most: number): string[][] {
  const further = most === 1 ? [] : words.slice(1).map((_, index) => index + 1);
  return [
    [words.join(" ")],
    ...further.flatMap((first) =>
      breaks(words.slice(first), most - 1).map((rest) => [words.slice(0, first).join(" "), ...rest]),
    ),
  ];
}

/** The candidate with the largest size up to `maxSize`; of several the one with the fewest and most even lines. */
export function fitBest(candidates: string[][], maxSize: number, narrowest = NARROWEST): FitHeadline {
  const [best] = candidates
    .map((lines) => ({ lines, size: sizeOf(lines, maxSize * SCALE, narrowest) }))
    .sort(
      (a, b) => b.size - a.size || a.lines.length - b.lines.length || evenness(b.lines) - evenness(a.lines),
    );
  return best ? atSize(best.lines, best.size) : { size: maxSize, lines: [] };
}

/** A title in up to two lines, in letters as high as those of the others beside it; see `fitBest`. */
export function fitBeside(title: string, others: string[], maxSize: number, narrowest?: number): FitHeadline {
  const fitted = (text: string) => fitBest(breaks(text.split(/\s+/), 2), maxSize, narrowest);
  const texts = fitted(title).lines.map(({ text }) => text);
  return atSize(texts, Math.min(...[title, ...others].map((text) => fitted(text).size)));
}

/**
 * Breaks a title into up to three even lines, of which the longest fills the width by the font's width axis.
 * @param title a title, or its lines.
 * @param maxSize the largest font size in hundredths of the width: titles of any length are equally high.
 * @param narrowest preferred stretch of the letters, 50 to 150; narrower letters are larger.
 */
export function fitHeadline(title: string | readonly string[], maxSize = 24, narrowest?: number) {
  if (typeof title !== "string") return fitBest([[...title]], maxSize, narrowest);
  const even = breaks(title.split(/\s+/), 3).filter((lines) => evenness(lines) >= LEAST_EVENNESS);
  return fitBest(even, maxSize, narrowest);
}

/** As `fitHeadline`; a single line gets a narrow form, of two lines if it has several words. */
export function fitHero(title: string | readonly string[], maxSize?: number): FitHeadline {
  const headline = fitHeadline(title, maxSize);
  const [line, ...more] = headline.lines;
  const words = line?.text.split(/\s+/) ?? [];
  if (line === undefined || more.length > 0) return headline;
  const ways = words.length < 2 ? [words] : breaks(words, 2).slice(1);
  return withNarrow(headline, fitBest(ways, MOST_NARROW));
}

/** A title in one low line, which on phones has larger letters. */
export function fitLow(title: string, size: number): FitHeadline {
  return withNarrow(fitBest([[title]], size), fitBest([[title]], MOST_LOW));
}

function withNarrow(headline: FitHeadline, narrow: FitHeadline): FitHeadline {
  return narrow.size > headline.size ? { ...headline, narrow } : headline;
}
