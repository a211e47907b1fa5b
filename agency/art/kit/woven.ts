import { type Draft, type DraftName, draft, modulo, raised, shadedSatin } from "../weave/drafts.ts";
import { type Pixels, type Rgb, rgb, strands } from "../weave/strands.ts";

/** Yarns of a cloth into which a drawing is woven. */
export interface Yarns {
  readonly draft: DraftName;
  readonly warp: string;
  readonly weft: string;
  /** Colours that the drawing may use; each cell takes the nearest. The first is the ground and is not woven. */
  readonly drawing: readonly [string, ...string[]];
  /** Colours woven without tie-downs, for lines of one or two cells. */
  readonly solid?: readonly string[];
  readonly cell?: number;
  readonly relief?: number;
  readonly abrash?: number;
}

function nearest(pixels: Pixels, colours: readonly Rgb[], x: number, y: number): number {
  const at = (y * pixels.width + x) * 3;
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  colours.forEach((colour, index) => {
    const far = [0, 1, 2].reduce((sum, k) => sum + ((pixels.data[at + k] ?? 0) - (colour[k] ?? 0)) ** 2, 0);
    if (far < least) [best, least] = [index, far];
  });
  return best;
}

/**
 * Weaves a drawing: where it has a colour, that weft covers the cloth with a tie-down every eighth end;
 * elsewhere the ground weave shows. One pixel of the drawing is one crossing.
 * @param drawing from `studio.pixels`
 * @param yarns colours and ground weave
 */
export function weaveDrawing(drawing: Pixels, yarns: Yarns): Pixels {
  const { width, height } = drawing;
  const colours = yarns.drawing.map(rgb);
  const solid = yarns.drawing.map((colour) => yarns.solid?.includes(colour) ?? false);
  const [warp, weft] = [rgb(yarns.warp), rgb(yarns.weft)];
  const ground: Draft = draft(yarns.draft);
  const kind = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) kind[y * width + x] = nearest(drawing, colours, x, y);
  }
  const inside = (value: number, end: number) => Math.max(0, Math.min(end - 1, value));
  const colourAt = (x: number, y: number) => kind[inside(y, height) * width + inside(x, width)] ?? 0;
  return strands({
    columns: width,
    rows: height,
    cell: yarns.cell ?? 8,
    relief: yarns.relief ?? 0.32,
    abrash: yarns.abrash ?? 0.04,
    raised: (x, y) => {
      const colour = colourAt(x, y);
      return colour === 0 ? raised(ground, x, y) : !solid[colour] && modulo(y - x * 3, 8) === 0;
    },
    warp: () => warp,
    weft: (x, y) => (colourAt(x, y) === 0 ? weft : (colours[colourAt(x, y)] ?? weft)),
  });
}

/**
 * Weaves the light and dark of a drawing in two yarns by shaded satin.
 * @param drawing from `studio.pixels`; white becomes weft, black becomes warp
 */
export function weaveShades(
  drawing: Pixels,
  yarns: { readonly warp: string; readonly weft: string; readonly cell?: number; readonly relief?: number },
): Pixels {
  const { width, height, data } = drawing;
  const [warp, weft] = [rgb(yarns.warp), rgb(yarns.weft)];
  const tone = (x: number, y: number) => {
    const at = (Math.max(0, Math.min(height - 1, y)) * width + Math.max(0, Math.min(width - 1, x))) * 3;
    return (0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)) / 255;
  };
  return strands({
    columns: width,
    rows: height,
    cell: yarns.cell ?? 8,
    relief: yarns.relief ?? 0.3,
    raised: (x, y) => shadedSatin(x, y, 1 - tone(x, y)),
    warp: () => warp,
    weft: () => weft,
  });
}
