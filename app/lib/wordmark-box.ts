/** The box of the name across the footer, in SVG units. */
export const WIDTH = 1344;
export const HEIGHT = 196;
/** Round letters reach about this far beyond straight ones, above and below. */
const OVERSHOOT = 4;
export const CAPITALS = HEIGHT - 2 * OVERSHOOT;

/** The extent of a name's letters, as shares of its advance width, and the font size of its capitals. */
export type NameInk = { from: number; to: number; fontSize: number };

/** Position and length of the SVG text at which its letters reach from edge to edge. */
export function nameFrom({ from, to, fontSize }: NameInk) {
  const textLength = Math.round(WIDTH / (to - from));
  return { x: Math.round(-from * textLength), y: HEIGHT - OVERSHOOT, textLength, fontSize };
}
