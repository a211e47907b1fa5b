import { type Draft, raised, shadedSatin } from "./drafts.ts";
import { mulberry32 } from "./random.ts";

/** A colour as red, green, blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Pixels row by row, three bytes each. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** What to weave. One cell is one crossing of an end and a pick. */
export interface Cloth {
  readonly columns: number;
  readonly rows: number;
  /** Pixels along one side of a cell. */
  readonly cell: number;
  /** Whether the warp is on top; asked one cell beyond every edge too. */
  readonly raised: (x: number, y: number) => boolean;
  readonly warp: (x: number, y: number) => Rgb;
  readonly weft: (x: number, y: number) => Rgb;
  /** How round the threads look, 0 to 0.4. */
  readonly relief?: number;
  /** How unevenly the threads took the dye, 0 to 0.15. */
  readonly abrash?: number;
  /** Noise of single pixels, 0 to 0.1. It costs kilobytes: leave it out of galleries. */
  readonly grain?: number;
  readonly seed?: number;
}

/**
 * Reads a hex colour.
 * @param hex `#rrggbb`
 * @throws RangeError when it is not one
 */
export function rgb(hex: string): Rgb {
  const found = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!found) throw new RangeError(`'${hex}' is not a colour like #1f2f86`);
  const [, r = "0", g = "0", b = "0"] = found;
  return [Number.parseInt(r, 16), Number.parseInt(g, 16), Number.parseInt(b, 16)];
}

/**
 * Draws a cloth thread by thread: each float is shaded across like a round yarn, darkened where it dives,
 * and lit from the side (design direction, "How the pictures are made", 3).
 * @param cloth what to weave
 * @returns an image of columns × cell by rows × cell pixels
 */
export function strands(cloth: Cloth): Pixels {
  const { columns, rows, cell, relief = 0.3, abrash = 0.05, grain = 0 } = cloth;
  const random = mulberry32(cloth.seed ?? 7);
  const width = columns * cell;
  const data = new Uint8Array(width * rows * cell * 3);
  const endShade = Array.from({ length: columns }, () => 1 - abrash * random());
  const pickShade = Array.from({ length: rows }, () => 1 - abrash * random());
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const up = cloth.raised(x, y);
      const colour = up ? cloth.warp(x, y) : cloth.weft(x, y);
      const shade = (up ? endShade[x] : pickShade[y]) ?? 1;
      const before = up ? cloth.raised(x, y - 1) : !cloth.raised(x - 1, y);
      const after = up ? cloth.raised(x, y + 1) : !cloth.raised(x + 1, y);
      for (let j = 0; j < cell; j++) {
        for (let i = 0; i < cell; i++) {
          const across = ((up ? i : j) + 0.5) / cell - 0.5;
          const along = ((up ? j : i) + 0.5) / cell;
          let light = 1 - relief * 0.9 * Math.abs(across * 2) ** 2.2;
          if (!before) light *= 1 - relief * 1.5 * (1 - Math.min(1, along * 1.6)) ** 2;
          if (!after) light *= 1 - relief * 1.5 * (1 - Math.min(1, (1 - along) * 1.6)) ** 2;
          light = (light + (up ? -1 : 1) * across * relief * 0.28) * shade;
          if (grain > 0) light *= 1 + (random() - 0.5) * grain;
          const at = ((y * cell + j) * width + x * cell + i) * 3;
          for (let k = 0; k < 3; k++) data[at + k] = Math.max(0, Math.min(255, (colour[k] ?? 0) * light));
        }
      }
    }
  }
  return { width, height: rows * cell, data };
}

/**
 * One repeat of a draft in two yarns, to be laid as a tile.
 * @param of the draft
 * @param warp hex colour of the ends
 * @param weft hex colour of the picks
 * @param cell pixels per cell
 * @param relief 0 for flat cells
 */
export function tile(of: Draft, warp: string, weft: string, cell: number, relief: number): Pixels {
  const [a, b] = [rgb(warp), rgb(weft)];
  return strands({
    columns: of.threading.length,
    rows: of.treadling.length,
    cell,
    raised: (x, y) => raised(of, x, y),
    warp: () => a,
    weft: () => b,
    relief,
    abrash: 0,
  });
}

/**
 * A picture woven in two yarns by shaded satin.
 * @param tone from 0 (dark, warp on top) to 1 (light, weft on top), asked per cell
 * @param cloth size, yarns and finish; `raised` follows from the tone
 */
export function weaveTone(tone: (x: number, y: number) => number, cloth: Omit<Cloth, "raised">): Pixels {
  const inside = (value: number, end: number) => Math.max(0, Math.min(end - 1, value));
  return strands({
    ...cloth,
    raised: (x, y) => shadedSatin(x, y, 1 - tone(inside(x, cloth.columns), inside(y, cloth.rows))),
  });
}
