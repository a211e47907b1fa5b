/**
 * An even pulse as a path of upright ticks.
 * @param columns how many stand side by side, `rows` how many rows
 * @param step pixels from tick to tick and from row to row
 * @param size width and height of a tick
 * @param keep whether a tick is drawn
 */
export function ticks(
  columns: number,
  rows: number,
  step: readonly [number, number],
  size: readonly [number, number],
  keep: (column: number, row: number) => boolean,
): string {
  let path = "";
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (keep(column, row))
        path += `M${column * step[0]} ${row * step[1]}h${size[0]}v${size[1]}h-${size[0]}z`;
    }
  }
  return path;
}
