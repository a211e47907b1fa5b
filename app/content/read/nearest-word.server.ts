/** Levenshtein distance of two words. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...a].entries()) {
    const next = [at + 1];
    for (let index = 1; index <= b.length; index++)
      next.push(
        Math.min(
          (row[index] ?? 0) + 1,
          (next[index - 1] ?? 0) + 1,
          (row[index - 1] ?? 0) + (b[index - 1] === letter ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The nearest known word as ` (did you mean 'cover.jpg'?)`; empty if none is near. */
export function didYouMean(word: string, known: Iterable<string>): string {
  let best: string | undefined;
  let least = Math.max(1, Math.floor(word.length / 4)) + 1;
  for (const candidate of known) {
    const far = distance(word.toLowerCase(), candidate.toLowerCase());
    if (far < least) [best, least] = [candidate, far];
  }
  return best === undefined ? "" : ` (did you mean '${best}'?)`;
}
