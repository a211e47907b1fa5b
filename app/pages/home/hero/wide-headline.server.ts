import { breaks, type FitHeadline, fitBest } from "../../../content/headlines/fit-lines.server.ts";

/** Maximum height of the headline beside the picture, in hundredths of its width. The rest is for the caption. */
const HIGHEST = 80;
/** Preferred stretch of the narrowest line. */
const NARROWEST = 64;

const heightOf = ({ lines, size }: FitHeadline) => lines.length * size;

/** Fits the headline beside the picture in the lines `decided` by the agency, or in at most four large lines. */
export function wideHeadline(headline: string[], decided?: string[]) {
  const words = headline.join(" ").split(/\s+/);
  const candidates = decided
    ? [fitLines([decided])]
    : [1, 2, 3, 4].filter((count) => count <= words.length).map((count) => fitLines(breaks(words, count)));
  const [lowest, ...higher] = candidates.toSorted((a, b) => heightOf(a) - heightOf(b));
  const best = higher.findLast((candidate) => heightOf(candidate) <= HIGHEST) ?? lowest;
  return best && { ...best, isLow: heightOf(best) < HIGHEST * 0.7 };
}

function fitLines(candidates: string[][]): FitHeadline {
  return fitBest(candidates, HIGHEST / (candidates[0]?.length ?? 1), NARROWEST);
}
