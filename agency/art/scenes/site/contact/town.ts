import { mulberry32 } from "../../../weave/random.ts";

/** Everything here is in cells of twelve pixels, except the stations and the studio. */
export const LAKE = "M131 -2C134 8 126 14 130 22C134 30 128 36 132 44C135 51 130 56 133 64";
/** Streets; the wide ones apart. */
export const STREETS =
  "M44 6H120M44 14H82M112 14H120M44 30H120M44 38H120M44 54H120M30 0V60M44 6V60M53 0V54M62 6V54M82 0V47M92 0V6M92 22V54M102 0V6M102 22V60M112 6V47M120 0V54M141 0V47M149 0V60M141 8H160M141 33H160M0 12H14M0 30H20M62 54L92 38";
export const MAIN_STREETS = "M72 0V60M0 47H160M10 -2L28 62";
/** The studio's street, over the lake and on. */
export const ROAD = "M44 22H160";
/** How far the sheet is inked: a stepped edge along streets. */
export const SURVEYED = "M82 0H160V60H92V38H82V22H72V0z";

/** The stations of the survey, in pixels, and the studio that they sight. */
export const STATIONS: readonly (readonly [number, number])[] = [
  [1104, 456],
  [1344, 564],
  [1692, 96],
];
/** The middle of the diamond, whose lowest point is at the studio's door. */
export const STUDIO: readonly [number, number] = [1236, 164];
/** The block of the studio, the house before it and the tea stall, which are drawn by themselves. */
const BLOCK = { left: 83, top: 15, right: 108, foot: 22 };

/** Footprints of houses: two or three to a plot, each a little different. */
export function houses(): readonly { d: string; tone: number; x: number; y: number }[] {
  const random = mulberry32(27);
  return Array.from({ length: 40 * 15 }, (_, plot) => {
    const [x, y] = [(plot % 40) * 4, Math.floor(plot / 40) * 4];
    const [left, top] = [0.5 + random() * 0.5, 0.5 + random() * 0.5];
    const [wide, deep] = [1.8 + random() * 1.1, 1.5 + random() * 1.2];
    const notch = random() > 0.5 ? `h${wide * 0.55}v${deep * 0.4}h${wide * 0.45}` : `h${wide}v${deep * 0.4}`;
    const d = `M${x + left} ${y + top}${notch}v${deep * 0.6}h${-wide}z`;
    return { d, tone: random() > 0.12 ? Math.floor(random() * 3) : 3, x, y };
  })
    .filter(() => random() > 0.16)
    .filter(({ x, y }) => x < BLOCK.left || x > BLOCK.right || y < BLOCK.top || y > BLOCK.foot);
}

/** Trees at the edge of the lake and in the parks. */
export const TREES: readonly (readonly [number, number])[] = [
  [84.6, 24.6],
  [87, 25.6],
  [89.4, 24.8],
  [85.4, 27.4],
  [88.2, 27.8],
  [143.6, 36],
  [146, 38.4],
  [144, 41],
  [146.4, 43.8],
  [127, 6],
  [125.4, 11],
  [134.6, 17],
  [125.4, 25.6],
  [135, 27],
  [127, 36],
  [136.6, 41],
];
