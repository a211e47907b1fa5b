type Measured = { before: { value: number }; after: { value: number } };

/** How a result is drawn: both bars in percent of the longer. */
export type ResultDrawing = { beforeBar: number; afterBar: number };

/** Bars to scale for every result. */
export function measureResults(results: readonly Measured[]): ResultDrawing[] {
  return results.map(({ before, after }) => {
    const longer = Math.max(before.value, after.value);
    const percent = (value: number) => Math.round((value / longer) * 1000) / 10;
    return {
      beforeBar: percent(before.value),
      afterBar: percent(after.value),
    };
  });
}
