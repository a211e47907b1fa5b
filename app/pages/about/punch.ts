/** Rows of holes in a card: one for each bit of a letter, the highest on top. */
const BITS = 8;

/**
 * Punches a text into a card, a letter to a column, as its ASCII code from top to bottom.
 * @returns an SVG path with a point (to be drawn with round line ends) in the middle of each hole, in a grid of
 * `width` by 8 cells.
 */
export function punch(text: string): { path: string; width: number } {
  const holes = [...text].flatMap((letter, x) =>
    Array.from({ length: BITS }, (_, y) => y)
      .filter((y) => ((letter.charCodeAt(0) >> (BITS - 1 - y)) & 1) === 1)
      .map((y) => `M${x}.5 ${y}.5h0`),
  );
  return { path: holes.join(""), width: text.length };
}
