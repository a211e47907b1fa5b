/**
 * Widths and sizes of fitted lines come from content, and no style attribute may carry them. So they are put
 * together from their digits (fitted-widths.css): some fifty rules instead of one for every value.
 */

/** Classes that set the letters' width. @param stretch in percent of the font's normal width, to half a percent. */
export function stretchClass(stretch: number): string {
  const half = stretch % 1 === 0 ? "" : " wh";
  return `wide wt-${Math.floor(stretch / 10)} wo-${Math.floor(stretch % 10)}${half}`;
}

/** Classes that set the font size. @param size in hundredths of the measure, to a tenth. */
export function sizeClass(size: number): string {
  const tenths = Math.round(size * 10);
  return `st-${Math.floor(tenths / 100)} so-${Math.floor(tenths / 10) % 10} sd-${tenths % 10}`;
}
