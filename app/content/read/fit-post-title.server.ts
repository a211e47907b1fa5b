import { breaks, type FitHeadline, type FitLine, fitBest, fitTitle } from "./fit-lines.server.ts";

/** The largest size of a post's title on a narrow page, in hundredths of the measure, and the most lines. */
const MOST_POST = 32;
const MOST_POST_LINES = 5;
/** A line of fewer letters, as OF A, would be drawn out much wider than those beside it. */
const FEWEST_LETTERS = 4;

/**
 * Fits the title of a post, and for narrow pages in more lines, for which each line of the wide page is broken.
 * @param size as for `fitTitle`.
 */
export function fitPostTitle(title: string, size: number): FitHeadline {
  const headline = fitTitle(title, size);
  const wide = headline.lines.map(({ text }) => text.split(/\s+/));
  const ways = wide.map((words) =>
    [1, 2].filter((count) => count <= words.length).flatMap((count) => breaks(words, count)),
  );
  const candidates = ways.reduce<string[][]>(
    (all, own) => all.flatMap((before) => own.map((part) => [...before, ...part])),
    [[]],
  );
  const possible = candidates.filter((lines) => lines.length <= MOST_POST_LINES);
  const even = possible.filter((lines) =>
    lines.every((line) => line.replaceAll(" ", "").length >= FEWEST_LETTERS),
  );
  const narrow = fitBest(even.length > 0 ? even : possible, MOST_POST);
  if (narrow.size <= headline.size) return headline;
  return { ...headline, narrow: { ...narrow, lines: within(narrow.lines, wide) } };
}

/** The lines of a phone, each with the place of the wide line whose words it has. */
function within(lines: FitLine[], wide: string[][]): FitLine[] {
  const ends = wide.map((_, index) => wide.slice(0, index + 1).flat().length);
  let words = 0;
  return lines.map((line) => {
    words += line.text.split(/\s+/).length;
    const of = ends.findIndex((end) => words <= end);
    return of > 0 ? { ...line, of } : line;
  });
}
