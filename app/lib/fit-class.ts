/** A line of a fitted headline (content/headlines/fit-lines.server.ts). */
type FitLine = { stretch: number; start?: number; deep?: true };

/** Returns the classes of a letter width, one class per digit (app/ui/digits.css). @param stretch in %, to a tenth */
export function stretchClass(stretch: number): string {
  const tenths = Math.round(stretch * 10);
  const rest = tenths % 10 === 0 ? "" : ` wd-${tenths % 10}`;
  return `wide wt-${Math.floor(tenths / 100)} wo-${Math.floor(tenths / 10) % 10}${rest}`;
}

/** Returns all classes of a fitted line. @param size of the headline, in hundredths of the available width */
export function lineClass({ stretch, start, deep }: FitLine, size: number): string {
  const edge = start ? ` ls-${start}` : "";
  return `fit-line ${sizeClass(size)} ${stretchClass(stretch)}${edge}${deep ? " fit-deep" : ""}`;
}

/** Returns the classes for a font size. @param size in hundredths of the available width, to a tenth */
export function sizeClass(size: number): string {
  const tenths = Math.round(size * 10);
  return `st-${Math.floor(tenths / 100)} so-${Math.floor(tenths / 10) % 10} sd-${tenths % 10}`;
}
