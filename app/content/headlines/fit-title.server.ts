import { breaks, type FitHeadline, type FitLine, fitBest, fitHeadline } from "./fit-lines.server.ts";

/** Largest size of a title on phones, in hundredths of the width, and most lines. */
const MOST_SIZE = 33;
const MOST_LINES = 5;
/** Greatest ratio of the longest line to the shortest for lines to count as even. */
const MOST_UNEVEN = 2.4;
/** Even lines are preferred if they are this much larger than the wide form. */
const MIN_GAIN = 1.4;

/** As `fitHeadline`, with a narrow form for which each wide line is broken in up to two. */
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

/** Narrow lines, each with the index of the wide line whose words it has. */
function within(lines: FitLine[], wide: string[][]): FitLine[] {
  const ends = wide.map((_, index) => wide.slice(0, index + 1).flat().length);
  let words = 0;
  return lines.map((line) => {
    words += line.text.split(/\s+/).length;
    const of = ends.findIndex((end) => words <= end);
    return of > 0 ? { ...line, of } : line;
  });
}
