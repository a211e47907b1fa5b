import { breaks, type FitHeadline, type FitLine, fitBest, fitTitle } from "./fit-lines.server.ts";

/** The largest size of a post's title on phones, in hundredths of the width, and the most lines. */
const MOST_POST = 33;
const MOST_POST_LINES = 5;
/** How many times as long as the shortest line the longest may be. */
const MOST_UNLIKE = 2.4;
/** How much larger than in the wide form such lines must be. */
const WORTH = 1.4;

/** As `fitTitle`, with a narrow form for which each wide line is broken in up to two. */
export function fitPostTitle(title: string, size: number): FitHeadline {
  const headline = fitTitle(title, size);
  const wide = headline.lines.map(({ text }) => text.split(/\s+/));
  const ways = wide.map((words) => breaks(words, 2));
  const candidates = ways.reduce<string[][]>(
    (all, parts) => all.flatMap((before) => parts.map((part) => [...before, ...part])),
    [[]],
  );
  const possible = candidates.filter((lines) => lines.length <= MOST_POST_LINES);
  const even = possible.filter((lines) => {
    const lengths = lines.map((line) => line.length);
    return Math.max(...lengths) <= MOST_UNLIKE * Math.min(...lengths);
  });
  const alike = even.length > 0 ? fitBest(even, MOST_POST) : undefined;
  const narrow = alike && alike.size > WORTH * headline.size ? alike : fitBest(possible, MOST_POST);
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
