import { mulberry32 } from "../weave/random.ts";
import type { Pixels } from "../weave/strands.ts";
import type { Spot, Strand } from "./description.ts";
import { thread } from "./thread.ts";

/** What happens where an end and a pick cross. */
export interface Crossing {
  /** The pick lies on top. */
  readonly over: boolean;
  /** Which of the weft colours the pick has here. */
  readonly colour: number;
}

/** A cloth that lies about the origin: ends run towards the viewer, picks from left to right. */
export interface LitCloth {
  readonly ends: number;
  readonly picks: number;
  /** Distance from end to end. */
  readonly pitch?: number;
  readonly wefts: readonly string[];
  readonly warp: (end: number) => string;
  readonly crossing: (end: number, pick: number) => Crossing;
  /** Half thickness of ends and picks, in pitches. */
  readonly endRadius?: number;
  readonly pickRadius?: number;
  /** How far a thread goes up and down, in pitches. */
  readonly wave?: number;
  /** Points from crossing to crossing. */
  readonly steps?: number;
  readonly sides?: number;
  /** Where a point of the flat cloth lies: x and z in units, height above the cloth. */
  readonly surface?: (x: number, z: number, height: number) => Spot;
  /** Pitches that the ends run on beyond the first and the last pick. */
  readonly bare?: readonly [number, number];
  /** Pitches that the picks hang out at both sides. */
  readonly fringe?: number;
  /** Unevenness in pitches. */
  readonly uneven?: number;
  readonly seed?: number;
}

/** A satin: true at one crossing of `n` in each row, moved by `step`. */
export function satin(end: number, pick: number, n: number, step: number): boolean {
  return (((end + pick * step) % n) + n) % n === 0;
}

/**
 * Turns a drawing into crossings: where it has a colour the pick covers the cloth with a tie-down now and then,
 * elsewhere the ends cover it.
 * @param drawing from `studio.pixels`
 * @param colours hex colours; the first is the ground
 * @param tie ends from one tie-down to the next, 6 or 7
 * @param scale pixels of the drawing for one crossing; 3 keeps the edges of letters clean
 */
export function figured(
  drawing: Pixels,
  colours: readonly string[],
  tie = 7,
  scale = 1,
): (end: number, pick: number) => Crossing {
  const dyes = colours.map((hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)));
  const { data } = drawing;
  const [width, height] = [Math.floor(drawing.width / scale), Math.floor(drawing.height / scale)];
  const nearest = new Uint8Array(width * height);
  for (let i = 0; i < nearest.length; i++) {
    const at =
      ((Math.floor(i / width) * scale + (scale >> 1)) * drawing.width + (i % width) * scale + (scale >> 1)) *
      3;
    let least = Number.POSITIVE_INFINITY;
    dyes.forEach((dye, index) => {
      const far = dye.reduce((sum, part, k) => sum + (part - (data[at + k] ?? 0)) ** 2, 0);
      if (far < least) [least, nearest[i]] = [far, index];
    });
  }
  return (end, pick) => {
    const colour = nearest[Math.min(height - 1, pick) * width + Math.min(width - 1, end)] ?? 0;
    return colour === 0
      ? { over: satin(end, pick, 4, 1), colour }
      : { over: !satin(end, pick, tie, tie === 7 ? 3 : 1), colour };
  };
}

/** Weaves the threads of a cloth. */
export function weave(cloth: LitCloth): Strand[] {
  const { ends, picks, pitch = 1, wefts, crossing, endRadius = 0.36, pickRadius = 0.5, wave = 0.34 } = cloth;
  const { steps = 2, sides = 5, bare = [0, 0], fringe = 0, uneven = 0.03, seed = 1 } = cloth;
  const surface = cloth.surface ?? ((x, z, height): Spot => [x, height, z]);
  const random = mulberry32(seed);
  const [left, back] = [(-(ends - 1) / 2) * pitch, (-(picks - 1) / 2) * pitch];
  const over = new Uint8Array(ends * picks);
  const colour = new Uint8Array(ends * picks);
  for (let j = 0; j < picks; j++) {
    for (let i = 0; i < ends; i++) {
      const found = crossing(i, j);
      over[j * ends + i] = found.over ? 1 : 0;
      colour[j * ends + i] = found.colour;
    }
  }
  const ease = (t: number) => 0.5 - 0.5 * Math.cos(Math.PI * t);
  const strands: Strand[] = [];
  for (let i = 0; i < ends; i++) {
    const x = left + i * pitch + (random() - 0.5) * uneven * 2 * pitch;
    const points: number[] = [];
    for (let e = bare[0]; e > 0; e -= 2) points.push(...surface(x, back - e * pitch, 0));
    const side = (j: number) => (over[Math.min(picks - 1, j) * ends + i] ? -1 : 1);
    for (let j = 0; j < picks; j++) {
      for (let s = 0; s < (j < picks - 1 ? steps : 1); s++) {
        const height = wave * 0.8 * (side(j) + (side(j + 1) - side(j)) * ease(s / steps)) * pitch;
        points.push(...surface(x, back + (j + s / steps) * pitch, height));
      }
    }
    for (let e = 2; e <= bare[1]; e += 2) points.push(...surface(x, back + (picks - 1 + e) * pitch, 0));
    const radius = endRadius * pitch * (1 + (random() - 0.5) * 0.08);
    strands.push(thread(points, { radius, colour: cloth.warp(i), sides, start: random() * 99 }));
  }
  for (let j = 0; j < picks; j++) {
    const z = back + j * pitch + (random() - 0.5) * uneven * 2 * pitch;
    const points: number[] = [];
    const tint: number[] = [];
    const end = (at: number, direction: number) => {
      const far = at + direction * fringe * (0.4 + random() * 0.6) * pitch;
      return surface(far, z + (random() - 0.5) * pitch * 1.4, -0.2 * pitch * random());
    };
    if (fringe > 0) {
      points.push(...end(left, -1));
      tint.push(colour[j * ends] ?? 0);
    }
    const side = (i: number) => (over[j * ends + Math.min(ends - 1, i)] ? 1 : -1);
    for (let i = 0; i < ends; i++) {
      for (let s = 0; s < (i < ends - 1 ? steps : 1); s++) {
        const t = s / steps;
        const height = wave * (side(i) + (side(i + 1) - side(i)) * ease(t)) * pitch;
        points.push(...surface(left + (i + t) * pitch, z, height));
        tint.push(colour[j * ends + Math.min(ends - 1, t < 0.5 ? i : i + 1)] ?? 0);
      }
    }
    if (fringe > 0) {
      points.push(...end(-left, 1));
      tint.push(colour[j * ends + ends - 1] ?? 0);
    }
    const radius = pickRadius * pitch * (1 + (random() - 0.5) * 0.1);
    strands.push(thread(points, { radius, colour: wefts, tint, sides, squash: 0.85, start: random() * 99 }));
  }
  return strands;
}
