import { modulo } from "../../../weave/drafts.ts";
import { mulberry32 } from "../../../weave/random.ts";
import { type Pixels, type Rgb, rgb, strands } from "../../../weave/strands.ts";

/** What is wrong at a place of the cloth: another crossing, another colour, or both. */
export interface Flaw {
  /** Given what a sound cloth would do there, says whether the warp is on top. */
  readonly raised?: (x: number, y: number, sound: boolean) => boolean;
  readonly tint?: (x: number, y: number, colour: Rgb) => Rgb;
}

/** Whether the indigo is on top in a sound 3/1 right-hand twill, its diagonal climbing to the right. */
export function twill(x: number, y: number): boolean {
  return modulo(x + y, 4) !== 3;
}

/** A colour made lighter (above 1) or darker. */
export function lit(colour: Rgb, by: number): Rgb {
  return [colour[0] * by, colour[1] * by, colour[2] * by];
}

/**
 * Denim under the camera, end by end: uneven indigo warp over pale weft.
 * @param columns ends
 * @param rows picks
 * @param cell pixels per crossing
 * @param flaw what is wrong with it
 */
export function denim(
  columns: number,
  rows: number,
  cell: number,
  yarns: { readonly warp: string; readonly weft: string; readonly relief?: number; readonly seed?: number },
  flaw: Flaw = {},
): Pixels {
  const random = mulberry32(yarns.seed ?? 11);
  const [warp, weft] = [rgb(yarns.warp), rgb(yarns.weft)];
  const dye = Array.from({ length: columns }, () => 0.86 + random() * 0.3);
  const tint = flaw.tint ?? ((_x, _y, colour) => colour);
  return strands({
    columns,
    rows,
    cell,
    relief: yarns.relief ?? 0.3,
    abrash: 0,
    raised: (x, y) => flaw.raised?.(x, y, twill(x, y)) ?? twill(x, y),
    warp: (x, y) => tint(x, y, lit(warp, dye[x] ?? 1)),
    weft: (x, y) => tint(x, y, weft),
  });
}

/** One pick left out: the ends lie bare there and the twill jumps by two. */
export function missingPick(row: number, pale: Rgb): Flaw {
  return {
    raised: (x, y) => (y === row ? true : twill(x, y > row ? y : y + 1)),
    tint: (x, y, colour) => (y === row ? (modulo(x, 2) ? pale : lit(pale, 0.82)) : colour),
  };
}
