/** The box of the name across the footer, in SVG units. */
export const WIDTH = 1344;
export const HEIGHT = 196;

/** Where a name's ink begins and ends, as shares of its advance width, and the size at which capitals fill the box. */
export type NameInk = { from: number; to: number; fontSize: number };

/** The position and length of the SVG text whose ink runs from edge to edge. */
export function nameFrom({ from, to, fontSize }: NameInk) {
  const textLength = Math.round(WIDTH / (to - from));
  return { x: Math.round(-from * textLength), textLength, fontSize };
}
