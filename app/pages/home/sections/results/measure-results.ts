type Measured = { before: { value: number }; after: { value: number } };

/** How a result is drawn: the figure's width of letters in percent, and both bars in percent of the longer. */
export type ResultDrawing = { stretch: number; beforeBar: number; afterBar: number };

const NARROWEST = 50;
const WIDEST = 150;

/**
 * Lets every figure be as wide as its change is great: the greatest change of the list takes the font's widest
 * letters, no change would take the narrowest, in half percents (the steps that the style sheet has).
 */
export function measureResults(results: readonly Measured[]): ResultDrawing[] {
  const changes = results.map(({ before, after }) => Math.abs(after.value - before.value) / before.value);
  const greatest = Math.max(...changes, Number.EPSILON);
  return results.map(({ before, after }, index) => {
    const share = (changes[index] ?? 0) / greatest;
    const longer = Math.max(before.value, after.value);
    const percent = (value: number) => Math.round((value / longer) * 1000) / 10;
    return {
      stretch: Math.round((NARROWEST + share * (WIDEST - NARROWEST)) * 2) / 2,
      beforeBar: percent(before.value),
      afterBar: percent(after.value),
    };
  });
}
