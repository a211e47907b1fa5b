import { breaks, type FitHeadline, type FitLine, fitBest, fitHeadline } from "./fit-lines.server.ts";

/** Maximum size of a title on phones, in hundredths of the width. */
const MOST_SIZE = 33;
/** Maximum number of lines on phones. */
const MOST_LINES = 5;
/** Lines are even if the longest is at most this many times as long as the shortest. */
const MOST_UNEVEN = 2.4;
/** On phones, even lines are preferred if they are more than this many times as large as on wide pages. */
const MIN_GAIN = 1.4;

/** Fits a title as `fitHeadline`, with a narrow version that breaks each wide line into up to two. */
export function fitTitle(title: string, size: number): FitHeadline {
  const headline = fitHeadline(title, size);
  const wide = headline.lines.map(({ text }) => text.split(/\s+/));
  const ways = wide.map((words) => breaks(words, 2));
  const candidates = ways.reduce<string[][]>(
    (all, parts) => all.flatMap((before) => parts.map((part) => [...before, ...part])),
    [[]],
  );
  const possible = candidates.filter((lines) => lines.length <= MOST_LINES);
  const even = possible.filter((lines) => {
    const lengths = lines.map((line) => line.length);
    return Math.max(...lengths) <= MOST_UNEVEN * Math.min(...lengths);
  });
  const best = even.length > 0 ? fitBest(even, MOST_SIZE) : undefined;
  const narrow = best && best.size > MIN_GAIN * headline.size ? best : fitBest(possible, MOST_SIZE);
  if (narrow.size <= headline.size) return headline;
  return { ...headline, narrow: { ...narrow, lines: within(narrow.lines, wide) } };
}

/** Adds to each narrow line the index of the wide line that contains it. */
function within(lines: FitLine[], wide: string[][]): FitLine[] {
  const ends = wide.map((_, index) => wide.slice(0, index + 1).flat().length);
  let words = 0;
  return lines.map((line) => {
    words += line.text.split(/\s+/).length;
    const of = ends.findIndex((end) => words <= end);
    return of > 0 ? { ...line, of } : line;
  });
}
