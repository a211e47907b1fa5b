/** The box of the name across the footer, in units of its drawings. */
export const WIDTH = 1344;
export const HEIGHT = 196;

/**
 * Where a name's ink begins and ends, in parts of its width with the air at both sides, and the size at which the
 * font's capitals are as high as the drawing.
 */
export type NameInk = { from: number; to: number; fontSize: number };

/** Where the name's text begins and how long it is, so that its ink runs from edge to edge. */
export function nameFrom({ from, to, fontSize }: NameInk) {
  const textLength = Math.round(WIDTH / (to - from));
  return { x: Math.round(-from * textLength), textLength, fontSize };
}
