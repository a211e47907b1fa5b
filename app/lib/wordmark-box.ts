/** Size of the footer's wordmark in SVG units. */
export const WIDTH = 1344;
export const HEIGHT = 196;
/** Approximate height by which round letters such as O exceed straight letters, above and below. */
const OVERSHOOT = 4;
export const CAPITALS = HEIGHT - 2 * OVERSHOOT;

/** Horizontal bounds of a name's letters as shares of its advance width, and the font size of its capitals. */
export type NameInk = { from: number; to: number; fontSize: number };

/** Returns the position and length at which the SVG text spans the full width. */
export function nameFrom({ from, to, fontSize }: NameInk) {
  const textLength = Math.round(WIDTH / (to - from));
  return { x: Math.round(-from * textLength), y: HEIGHT - OVERSHOOT, textLength, fontSize };
}
