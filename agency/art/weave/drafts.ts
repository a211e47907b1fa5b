/**
 * A weave draft: which shaft each warp end hangs on, which shafts each treadle lifts, and which treadle is
 * pressed for each pick. Everything woven on the site and in its pictures comes from one of these.
 */
export interface Draft {
  /** Shaft of each end of one repeat. */
  readonly threading: readonly number[];
  /** Shafts that each treadle lifts. */
  readonly tieup: readonly (readonly number[])[];
  /** Treadle of each pick of one repeat. */
  readonly treadling: readonly number[];
}

const straight = (n: number) => Array.from({ length: n }, (_, i) => i);
const point = (n: number) => [...straight(n), ...Array.from({ length: n - 2 }, (_, i) => n - 2 - i)];
const twillTie = (n: number, lifted: number[]) =>
  straight(n).map((treadle) => lifted.map((shaft) => modulo(shaft + treadle, n)));
const satinTie = (n: number, step: number) =>
  straight(n).map((treadle) => straight(n).filter((shaft) => shaft !== modulo(treadle * step, n)));

const drafts = {
  plain: { threading: straight(2), tieup: [[0], [1]], treadling: straight(2) },
  basket: { threading: [0, 0, 1, 1], tieup: [[0], [1]], treadling: [0, 0, 1, 1] },
  twill: { threading: straight(4), tieup: twillTie(4, [0, 1]), treadling: straight(4) },
  "warp-twill": { threading: straight(4), tieup: twillTie(4, [0, 1, 2]), treadling: straight(4) },
  herringbone: {
    threading: [0, 1, 2, 3, 0, 1, 2, 3, 1, 0, 3, 2, 1, 0, 3, 2],
    tieup: twillTie(4, [0, 1]),
    treadling: straight(4),
  },
  "goose-eye": { threading: point(4), tieup: twillTie(4, [0, 1]), treadling: point(4) },
  point: { threading: point(8), tieup: twillTie(8, [0, 1, 2, 5]), treadling: point(8) },
  diamond: { threading: point(8), tieup: twillTie(8, [0, 1, 2, 3]), treadling: point(8) },
  "birds-eye": {
    threading: [0, 1, 2, 3, 2, 1, 0, 3],
    tieup: twillTie(4, [0, 1]),
    treadling: [0, 1, 2, 3, 2, 1, 0, 3],
  },
  rosepath: {
    threading: [0, 1, 2, 3, 0, 3, 2, 1],
    tieup: twillTie(4, [0, 1]),
    treadling: [0, 1, 2, 3, 0, 3, 2, 1],
  },
  waffle: { threading: point(4), tieup: [[0], [0, 1], [0, 1, 2], [0, 1, 3]], treadling: point(4) },
  satin: { threading: straight(8), tieup: satinTie(8, 3), treadling: straight(8) },
  crepe: {
    threading: [0, 1, 2, 3, 1, 0, 3, 2, 2, 3, 0, 1, 3, 2, 1, 0],
    tieup: [
      [0, 2],
      [1, 3],
      [0, 1],
      [2, 3],
    ],
    treadling: [0, 2, 1, 3, 2, 0, 3, 1],
  },
  overshot: {
    threading: [0, 1, 0, 1, 1, 2, 1, 2, 2, 3, 2, 3, 3, 0, 3, 0, 3, 2, 3, 2, 2, 1, 2, 1, 1, 0, 1, 0],
    tieup: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 0],
    ],
    treadling: [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 0, 0],
  },
} as const satisfies Record<string, Draft>;

/** The drafts by name. */
export type DraftName = keyof typeof drafts;

/** Every draft's name, for lists and tests. */
export const draftNames = Object.keys(drafts) as DraftName[];

/** A remainder that stays positive. */
export function modulo(a: number, n: number): number {
  return ((a % n) + n) % n;
}

/**
 * A draft of the library.
 * @param name its name, e.g. `herringbone`
 */
export function draft(name: DraftName): Draft {
  return drafts[name];
}

/**
 * Whether the warp lies on top where an end meets a pick.
 * @param of the draft
 * @param x end, any integer (the draft repeats)
 * @param y pick, any integer
 */
export function raised(of: Draft, x: number, y: number): boolean {
  const shaft = of.threading[modulo(x, of.threading.length)];
  const lifted = of.tieup[of.treadling[modulo(y, of.treadling.length)] ?? 0];
  return shaft !== undefined && lifted?.includes(shaft) === true;
}

/**
 * Tone turned into weave: an eight-end satin whose floats lengthen with the tone, as a mill shades a
 * picture. Also an ordered dither, so a page or an edge can dissolve thread by thread.
 * @param x end
 * @param y pick
 * @param tone from 0 (weft everywhere) to 1 (warp everywhere)
 * @returns whether the warp lies on top
 */
export function shadedSatin(x: number, y: number, tone: number): boolean {
  return modulo(y - 3 * x, 8) < Math.round(8 * tone);
}
