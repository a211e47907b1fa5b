import { breaks, type FitHeadline, fitBest } from "../../../content/read/fit-lines.server.ts";

/** The largest height of the headline beside the picture, in hundredths of its width: the caption needs the rest. */
const HIGHEST = 80;
/** Preferred stretch of its narrowest line. */
const NARROWEST = 64;

const heightOf = ({ lines, size }: FitHeadline) => lines.length * size;

/** The headline beside the picture: in the agency's `decided` lines, or in at most four, as high as it may be. */
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
