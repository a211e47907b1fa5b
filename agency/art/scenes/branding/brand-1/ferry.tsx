/** Threads and picks of the mark. */
export const [THREADS, PICKS] = [176, 110];

/** Picks of one deck; also the clear space about the mark. */
export const DECK = 14;

type Box = readonly [x: number, y: number, width: number, height: number];

const body: readonly Box[] = [
  [82, 0, 12, 20],
  [64, 20, 48, DECK],
  [46, 34, 84, DECK],
  [26, 48, 124, DECK],
  ...Array.from({ length: 6 }, (_, step): Box => [6 * step, 62 + 6 * step, THREADS - 12 * step, 6]),
];

const portholes: readonly Box[] = [
  ...[72, 84, 96].map((x): Box => [x, 24, 8, 6]),
  ...[54, 66, 78, 90, 102, 114].map((x): Box => [x, 38, 8, 6]),
  ...[36, 48, 60, 72, 84, 96, 108, 120, 132].map((x): Box => [x, 52, 8, 6]),
];

/** One short wave under the keel, drawn in steps. */
const wave: readonly Box[] = Array.from({ length: 18 }, (_, i): Box => {
  const lift = [0, 2, 4, 2][i % 4] ?? 0;
  return [16 + i * 8, 106 - lift, 8, 4];
});

const path = (boxes: readonly Box[]) => boxes.map(([x, y, w, h]) => `M${x} ${y}h${w}v${h}h-${w}z`).join("");

/**
 * The stepped ferry, drawn inside a `Drawing`; 176 units wide and 110 high.
 * @param unit pixels per thread
 * @param river colour of the wave; left out, no wave is drawn
 */
export function Ship(props: {
  readonly x?: number;
  readonly y?: number;
  readonly unit: number;
  readonly color: string;
  readonly windows?: string;
  readonly river?: string;
}) {
  const { x = 0, y = 0, unit, color, windows, river } = props;
  return (
    <g transform={`translate(${x} ${y}) scale(${unit})`} shapeRendering="crispEdges">
      <path d={path(body)} fill={color} />
      {windows && <path d={path(portholes)} fill={windows} />}
      {river && <path d={path(wave)} fill={river} />}
    </g>
  );
}

/** The wave where a pixel is wider than its steps. */
const calm: readonly Box[] = [[16, 103, 144, 6]];

/** Rows 3 to 13 of the mark at sixteen pixels, where whole pixels are set by hand. */
const smallest = [
  ".......##.......",
  ".......##.......",
  ".....######.....",
  ".....######.....",
  "...##########...",
  "...##########...",
  ".##############.",
  "..############..",
  "...##########...",
  "................",
  "..rrrrrrrrrrrr..",
];

/**
 * The mark as so many pixels would show it.
 * @param size pixels along each side of the square
 * @returns a path in units of one pixel for the ship, and one for its wave
 */
export function rastered(size: number): { ship: string; river: string } {
  const scale = (THREADS + 16) / size;
  const covered = (boxes: readonly Box[], column: number, row: number) => {
    let hits = 0;
    for (let i = 0; i < 9; i++) {
      const x = (column + ((i % 3) + 0.5) / 3) * scale - 8;
      const y = (row + (Math.floor(i / 3) + 0.5) / 3) * scale - 41;
      if (boxes.some(([bx, by, w, h]) => x >= bx && x <= bx + w && y >= by && y < by + h)) hits++;
    }
    return hits;
  };
  let [ship, river] = ["", ""];
  if (size === 16) {
    smallest.forEach((line, row) => {
      [...line].forEach((sign, column) => {
        const cell = `M${column} ${row + 3}h1v1h-1z`;
        if (sign === "#") ship += cell;
        if (sign === "r") river += cell;
      });
    });
    return { ship, river };
  }
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const cell = `M${column} ${row}h1v1h-1z`;
      const glazed = size > 32 && covered(portholes, column, row) > 4;
      if (covered(body, column, row) > 4 && !glazed) ship += cell;
      else if (covered(size > 32 ? wave : calm, column, row) > 4) river += cell;
    }
  }
  return { ship, river };
}

/**
 * The madder band as a drawing, inside a `Drawing`: level lines at the bow that have turned into waves at the stern.
 * @param columns length in cells, `rows` height
 * @param cell pixels per cell
 * @param from where along the ship it begins, 0 (bow) to 4 (stern)
 */
export function Band(props: {
  readonly x?: number;
  readonly y?: number;
  readonly columns: number;
  readonly rows: number;
  readonly cell: number;
  readonly colors: readonly [ground: string, pink: string, white: string];
  readonly from?: number;
}) {
  const { x = 0, y = 0, columns, rows, cell, colors, from = 0 } = props;
  const id = `band${x}-${y}-${columns}-${from}`;
  const swell = (at: number) => Math.min(1, Math.max(0, (at + 32 * from) / 150)) * 6;
  const line = (middle: number) =>
    Array.from({ length: columns + 17 }, (_, at) => {
      const lift = swell(at) * Math.sin(((at + 32 * from) / 32) * Math.PI * 2);
      return `${at - 8} ${(middle + lift).toFixed(2)}`;
    }).join("L");
  return (
    <g transform={`translate(${x} ${y}) scale(${cell})`}>
      <clipPath id={id}>
        <rect width={columns} height={rows} />
      </clipPath>
      <rect width={columns} height={rows} fill={colors[0]} />
      <g clipPath={`url(#${id})`} fill="none">
        {Array.from({ length: Math.ceil(rows / 12) + 2 }, (_, i) => i * 12 - 4).map((middle, i) => (
          <path
            key={middle}
            d={`M${line(middle)}`}
            stroke={i % 2 ? colors[1] : colors[2]}
            strokeWidth={i % 2 ? 5 : 3}
          />
        ))}
      </g>
    </g>
  );
}
