import { mix } from "../../../kit/colour.ts";
import { type DraftName, draft, raised, shadedSatin } from "../../../weave/drafts.ts";
import { type Pixels, rgb, strands } from "../../../weave/strands.ts";

const drafts: readonly DraftName[] = [
  "diamond",
  "rosepath",
  "birds-eye",
  "goose-eye",
  "point",
  "twill",
  "waffle",
  "crepe",
];

/** Yarns of crops: young rice, tall rice, ripening rice, mustard, bare soil, pale rice, grass. */
const yarns = [
  ["#2f7a2b", "#4f9a3a"],
  ["#0f5a34", "#2b7d45"],
  ["#8a9a2c", "#b3b54a"],
  ["#c99a12", "#e8c02f"],
  ["#5f3d22", "#80552f"],
  ["#86a83e", "#b9cf6c"],
  ["#1b6b4c", "#3f9468"],
] as const;

/** A plot: its middle in cells, and which crop stands on it. */
export interface FieldSeed {
  readonly x: number;
  readonly y: number;
  readonly crop: number;
}

/**
 * Fields from straight above: every plot its own weave, banks between them, the river in herringbone.
 * @param seeds middles of the plots
 * @param river middle of the river in cells at a row, and half its width
 */
export function fieldsCloth(
  columns: number,
  rows: number,
  cell: number,
  seeds: readonly FieldSeed[],
  river: (y: number) => readonly [number, number],
): Pixels {
  const kinds = new Int16Array(columns * rows);
  for (let y = 0; y < rows; y++) {
    const [middle, half] = river(y);
    for (let x = 0; x < columns; x++) {
      let [near, next, best] = [1e9, 1e9, 0];
      seeds.forEach((seed, i) => {
        const far =
          Math.abs(x - seed.x) * 0.9 + Math.abs(y - seed.y) * 1.05 + Math.hypot(x - seed.x, y - seed.y);
        if (far < near) [near, next, best] = [far, near, i];
        else if (far < next) next = far;
      });
      const off = Math.abs(x - middle);
      kinds[y * columns + x] = off < half ? -1 : off < half + 1.6 || next - near < 2.2 ? -2 : best;
    }
  }
  const kindAt = (x: number, y: number) =>
    kinds[Math.max(0, Math.min(rows - 1, y)) * columns + Math.max(0, Math.min(columns - 1, x))] ?? 0;
  const colours = (kind: number): readonly [string, string] =>
    kind === -1
      ? ["#1f4f8a", "#3f78b8"]
      : kind === -2
        ? ["#4a3220", "#5b3f28"]
        : (yarns[(seeds[kind]?.crop ?? 0) % yarns.length] ?? yarns[0]);
  const weaveOf = (kind: number) =>
    draft(kind === -1 ? "herringbone" : kind === -2 ? "plain" : (drafts[kind % drafts.length] ?? "twill"));
  return strands({
    columns,
    rows,
    cell,
    relief: 0.2,
    abrash: 0.02,
    raised: (x, y) => raised(weaveOf(kindAt(x, y)), x, y),
    warp: (x, y) => rgb(colours(kindAt(x, y))[0]),
    weft: (x, y) => rgb(colours(kindAt(x, y))[1]),
  });
}

/**
 * A square of shaded satin, for a share as tone.
 * @param share 0 (warp only) to 1 (weft only)
 */
export function toneCloth(cells: number, cell: number, share: number, warp: string, weft: string): Pixels {
  return strands({
    columns: cells,
    rows: cells,
    cell,
    relief: 0.24,
    abrash: 0.02,
    raised: (x, y) => shadedSatin(x, y, 1 - share),
    warp: () => rgb(warp),
    weft: () => rgb(mix(weft, warp, 0.08)),
  });
}
