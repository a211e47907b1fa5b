/**
 * In a cloth, horizontal threads (the weft) pass over and under vertical threads (the warp).
 * A run is a series of cells in a row in which the weft is on top.
 */
type Run = { x: number; y: number; length: number };

/**
 * A repeating pattern: its warp threads (ends), its rows (picks), and the cells of each treadle with the weft on top.
 */
export type StackCloth = { ends: number; picks: number; wefts: Run[][] };

/** Number of rows (picks) per treadle. */
export const PICKS = 4;

/**
 * Returns the pattern that a loom would weave, treadle by treadle. The warp threads are assigned to the shafts up and
 * down again ("point threading"). A shaft tied to the treadle lifts its warp threads, which hide the weft. Every second
 * row is shifted by one thread, so that no thread lies loose over many others.
 * @param tieUp for every treadle, whether each shaft is tied to it; all lists have the same length
 */
export function weaveStack(tieUp: readonly (readonly boolean[])[]): StackCloth {
  const shafts = tieUp[0]?.length ?? 0;
  const ends = Math.max(1, shafts * 2 - 2);
  const shaftAt = (end: number) => (end < shafts ? end : ends - end);
  const wefts = tieUp.map((tied, treadle) =>
    Array.from({ length: PICKS }, (_, pick) =>
      runs(
        Array.from({ length: ends }, (_, end) => tied[shaftAt((end + (pick % 2)) % ends)] !== true),
        treadle * PICKS + pick,
      ),
    ).flat(),
  );
  return { ends, picks: tieUp.length * PICKS, wefts };
}

function runs(row: boolean[], y: number): Run[] {
  const found: Run[] = [];
  for (const [x, isOnTop] of row.entries()) {
    const last = found.at(-1);
    if (!isOnTop) continue;
    if (last && last.x + last.length === x) last.length += 1;
    else found.push({ x, y, length: 1 });
  }
  return found;
}

/** Returns the runs as an SVG path of rectangles that are one cell high. */
export function clothPath(runsOfWeft: readonly Run[]): string {
  return runsOfWeft.map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`).join("");
}
