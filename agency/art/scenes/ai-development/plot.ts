/** Where values lie in a box, for charts of one series or several. */
export interface Plot {
  readonly x: (index: number) => number;
  readonly y: (value: number) => number;
  /** A path through the values, in steps when asked. */
  readonly path: (values: readonly number[], stepped?: boolean) => string;
}

/**
 * Lays out a chart.
 * @param box left, top, width and height in pixels
 * @param count how many values stand side by side
 * @param range value at the foot and at the head of the box
 */
export function plotOf(
  [left, top, width, height]: readonly [number, number, number, number],
  count: number,
  [low, high]: readonly [number, number],
): Plot {
  const x = (index: number) => left + (index * width) / Math.max(1, count - 1);
  const y = (value: number) => top + height - ((value - low) / (high - low)) * height;
  return {
    x,
    y,
    path: (values, stepped = false) =>
      values
        .map((value, i) =>
          i === 0
            ? `M${x(0)} ${y(value)}`
            : stepped
              ? `H${x(i)}V${y(value)}`
              : `L${x(i).toFixed(1)} ${y(value).toFixed(1)}`,
        )
        .join(""),
  };
}
