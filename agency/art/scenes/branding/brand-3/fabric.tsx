import { heights, stitch } from "./knit.tsx";

const REPEAT = 42;

/** Whether the cuff's chart has the second colour at a stitch; rows count up from the foot of the mountains. */
export function charted(column: number, row: number): boolean {
  const place = ((column % REPEAT) + REPEAT) % REPEAT;
  const rows = Math.round((heights[Math.floor(place / 6)] ?? 0) / 20);
  const within = place % 6;
  if (row < 0 || row >= rows || within === 5) return false;
  const open = row / rows;
  const off = Math.abs(within - 2);
  if (open < 0.14) return off === 0;
  if (open < 0.4) return off <= 1;
  return open < 0.62 ? off >= 1 : off === 2;
}

/**
 * Knitting close up: the mountains as a border, mirrored below as in water; inside a `Drawing`.
 * @param colors ground, mountains, first stitch of the round
 * @param water ground and mountains below the shore, where they differ from those above
 * @param shore row of stitches on which the mountains stand, from the top
 */
export function Knitting(props: {
  readonly width: number;
  readonly height: number;
  readonly colors: readonly [string, string, string];
  readonly water?: readonly [string, string];
  readonly stitchWidth?: number;
  readonly rowHeight?: number;
  readonly shore?: number;
  readonly marked?: number;
}) {
  const {
    width,
    height,
    colors,
    water = [colors[0], colors[1]],
    stitchWidth = 24,
    rowHeight = 14,
    shore = 35,
    marked = 0,
  } = props;
  const inks = [...colors, ...water];
  const paths = inks.map(() => "");
  for (let row = -1; row * rowHeight < height; row++) {
    for (let column = 0; column * stitchWidth < width; column++) {
      const above = shore - 1 - row;
      const level = above >= 0 ? above : -above - 2;
      const kind = column === marked && above === 0 ? 2 : charted(column, level) ? 1 : 0;
      paths[kind < 2 && above < 0 ? kind + 3 : kind] += stitch(
        column * stitchWidth,
        row * rowHeight,
        stitchWidth,
        rowHeight * 1.62,
      );
    }
  }
  return (
    <g>
      {paths.map((path, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a yarn is its place
        <path key={i} d={path} fill={inks[i]} />
      ))}
    </g>
  );
}
