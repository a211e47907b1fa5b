import * as THREE from "three";
import type { Description, Solid, Spot, Strand } from "../../../lit/description.ts";
import { daylight } from "../../../lit/picture.tsx";
import { box, type Placed, solid } from "../../../lit/solid.ts";
import { cone } from "../../../lit/spool.ts";

export const [lac, paper, bleach, sun] = ["#A60F4A", "#F4F5F1", "#FBE3E8", "#F4B400"];
/** What the wall is painted with, so that in this light it comes near to lac. */
export const painted = "#9E0545";
/** Half the length of a tin, and how thick it is. */
export const [HALF, RADIUS] = [10, 8];

/** The light of both pictures of the house, and what they share of the camera. */
export const dusk = {
  ...daylight,
  samples: 48,
  ground: lac,
  aperture: 1,
  key: { from: [-0.6, 0.65, 0.7], power: 2.7, colour: "#fff4ec", spread: 0.08 },
  dome: { from: [0.1, 0.5, 1], power: 1.6, colour: "#ffeaf2" },
  ambient: { sky: "#ffe0ec", ground: "#4a0620", power: 0.4 },
  reach: 120,
  bias: 0.05,
  exposure: 1.1,
  vignette: 0,
} as const satisfies Partial<Description>;

/** The straight line from one tin's middle to the other's. */
export function between(near: Spot, far: Spot) {
  const [run, rise] = [far[0] - near[0], far[1] - near[1]];
  /** The way from one tin to the other, in radians above the level. */
  const slope = Math.atan2(rise, run);
  return {
    slope,
    long: Math.hypot(run, rise),
    /** A point so far along the line between the tins, and so far above and before it. */
    on: (along: number, above = 0, before = 0): Spot => [
      near[0] + Math.cos(slope) * along - Math.sin(slope) * above,
      near[1] + Math.sin(slope) * along + Math.cos(slope) * above,
      near[2] + before,
    ],
  };
}

/** A tin's wall from the mouth to the foot, inside first. */
const WALL = [
  [0, HALF - 1],
  [RADIUS - 0.7, HALF - 1],
  [RADIUS - 0.7, -HALF],
  [RADIUS, -HALF - 0.5],
  [RADIUS + 0.5, -HALF],
  [RADIUS + 0.3, 0.8 - HALF],
  [RADIUS, 1.1 - HALF],
  [RADIUS, HALF - 1.1],
  [RADIUS + 0.4, HALF - 0.7],
  [RADIUS + 0.4, HALF],
  [RADIUS - 0.4, HALF + 0.2],
  [RADIUS - 0.8, HALF - 0.5],
  [0, HALF - 0.5],
].map(([x = 0, y = 0]) => new THREE.Vector2(x, y));

/**
 * A tin on its side, its foot towards the other one, with yarn wound about its middle.
 * @param way towards the other tin, in radians above the level
 * @param size 1 for the tin of `HALF` and `RADIUS`
 */
export function tin(
  at: Spot,
  way: number,
  yarn: string,
  seed: number,
  size = 1,
): { solid: Solid; strands: Strand[] } {
  const axis: Spot = [Math.cos(way), Math.sin(way), 0];
  const from: Spot = [at[0] - axis[0] * 6.5 * size, at[1] - axis[1] * 6.5 * size, at[2]];
  const placed: Placed = { at, turn: [0, 0, way - Math.PI / 2], size: [size, size, size] };
  const radius = (RADIUS + 0.5) * size;
  return {
    solid: solid(new THREE.LatheGeometry(WALL, 96), [placed], "#DDE1E2", {
      roughness: 0.35,
      metalness: 0.25,
    }),
    strands: cone(from, axis, yarn, { height: 13 * size, foot: radius, top: radius, turns: 24, seed })
      .strands,
  };
}

/** A spool of yarn that stands on a sill. */
export function spool(at: Spot, colour: string, seed: number): Strand[] {
  return cone(at, [0, 1, 0], colour, { height: 11, foot: 4.4, top: 1.9, turns: 22, seed }).strands;
}

/**
 * A lit window with frame, sill and one louvred shutter, open to the side away from the other house.
 * @param wide of the opening
 * @param high of the opening
 * @param sill how deep the sill is
 */
export function window(
  x: number,
  y: number,
  light: string,
  shutter: string,
  side: -1 | 1,
  { wide = 27, high = 42, sill = 15 } = {},
): Solid[] {
  const at = (right: number, up: number, out: number): Placed => ({ at: [x + right, y + up, out] });
  const hinge = side * (wide / 2 + 2);
  const leaf = (right: number, up: number, out = 0): Placed => ({
    at: [x + hinge + side * Math.cos(0.4) * right, y + up, 2.5 + Math.sin(0.4) * right + out],
    turn: [0, -side * 0.4, 0],
  });
  const count = Math.round(high / 3.8);
  const slats = Array.from({ length: count }, (_, k) => leaf(7.5, (k - (count - 1) / 2) * 3.4, 0.3)).map(
    (slat) => ({ ...slat, turn: [0.6, -side * 0.4, 0] as const }),
  );
  return [
    box(wide, high, 0.4, [at(0, 0, 0.4)], light, { glow: 0.25, roughness: 0.9 }),
    box(2.4, high + 4.8, 5, [at(-wide / 2 - 1.2, 0, 2), at(wide / 2 + 1.2, 0, 2)], paper),
    box(wide, 2.4, 5, [at(0, high / 2 + 1.2, 2), at(0, -high / 2 - 1.2, 2)], paper),
    box(1.2, high, 2, [at(0, 0, 1.4)], paper),
    box(wide, 1.2, 2, [at(0, high / 6, 1.4)], paper),
    box(wide + 11, 2.6, sill, [at(0, -high / 2 - 3.6, sill / 2 - 0.5)], paper),
    box(1.6, high + 2, 1.6, [leaf(0.8, 0), leaf(14.2, 0)], shutter),
    box(15, 1.8, 1.6, [leaf(7.5, high / 2), leaf(7.5, -high / 2)], shutter),
    box(13, 3.4, 0.5, slats, shutter),
  ];
}
