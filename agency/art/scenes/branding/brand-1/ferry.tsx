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

const tri = (x: number) => Math.abs(((((x + 16) % 32) + 32) % 32) - 16);

/**
 * The madder band, thread by thread: lozenges at the bow that have turned into waves at the stern.
 * @param columns threads along the band; the change takes five repeats of 32
 * @param rows picks
 * @param from repeat with which the band begins, 0 to 4
 * @returns a path in units of one cell for each of the two lighter yarns; the rest is ground
 */
export function riverBand(columns: number, rows: number, from = 0): { pink: string; white: string } {
  const runs = { pink: "", white: "" };
  const yarn = (x: number, y: number): "pink" | "white" | "" => {
    const change = Math.min(1, Math.max(0, (x + 32 * from - 32) / 96));
    const round = 8 - 8 * Math.cos((Math.PI * tri(x)) / 16);
    const across = tri(x) * (1 - change) + round * change;
    // Every second half of a repeat climbs back at the bow and falls on at the stern.
    const slope = 2 * change - 1;
    const within = y % 32;
    const along = Math.floor(y / 32) * 16 * (1 + slope) + (within < 16 ? within : 16 + slope * (within - 16));
    const place = Math.floor(across + along + 4.5) % 16;
    return place < 6 ? "" : place < 12 ? "pink" : place < 14 ? "white" : "";
  };
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const found = yarn(x, y);
      if (!found) continue;
      const start = x;
      while (x + 1 < columns && yarn(x + 1, y) === found) x++;
      runs[found] += `M${start} ${y}h${x - start + 1}v1h-${x - start + 1}z`;
    }
  }
  return runs;
}

/**
 * The band as a drawing, inside a `Drawing`.
 * @param cell pixels per thread
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
  const { pink, white } = riverBand(columns, rows, from);
  return (
    <g transform={`translate(${x} ${y}) scale(${cell})`} shapeRendering="crispEdges">
      <rect width={columns} height={rows} fill={colors[0]} />
      <path d={pink} fill={colors[1]} />
      <path d={white} fill={colors[2]} />
    </g>
  );
}
