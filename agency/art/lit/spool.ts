import * as THREE from "three";
import { mulberry32 } from "../weave/random.ts";
import type { Solid, Spot, Strand } from "./description.ts";
import { type Placed, solid } from "./solid.ts";
import { thread } from "./thread.ts";

/**
 * Yarn wound on a cone: one layer round and round, one crossing it at a steep angle.
 * @param at middle of the foot
 * @param axis direction in which it narrows
 * @returns the windings and the point where the yarn leaves
 */
export function cone(
  at: Spot,
  axis: Spot,
  colour: string,
  { height = 9, foot = 3.6, top = 1.5, turns = 22, seed = 1 } = {},
): { strands: Strand[]; tip: Spot } {
  const random = mulberry32(seed);
  const a = new THREE.Vector3(...axis).normalize();
  const aside = Math.abs(a.y) < 0.9 ? new THREE.Vector3(0, 1, 0) : new THREE.Vector3(1, 0, 0);
  const u = new THREE.Vector3().crossVectors(aside, a).normalize();
  const v = new THREE.Vector3().crossVectors(a, u);
  const around = 18;
  const strands = [0, 1].map((layer) => {
    const points: number[] = [];
    const begin = random() * 6;
    for (let k = 0; k <= turns * around; k++) {
      let way = k / (turns * around);
      if (layer === 1) {
        way = (way * 5) % 2;
        if (way > 1) way = 2 - way;
      }
      const angle = (k / around) * 2 * Math.PI + begin;
      const radius = foot + (top - foot) * way + layer * 0.12 + (random() - 0.5) * 0.05;
      const [c, s] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
      points.push(
        at[0] + a.x * way * height + u.x * c + v.x * s,
        at[1] + a.y * way * height + u.y * c + v.y * s,
        at[2] + a.z * way * height + u.z * c + v.z * s,
      );
    }
    return thread(points, { radius: layer ? 0.13 : (height / turns) * 0.6, colour, sides: 5, across: axis });
  });
  const tip: Spot = [
    at[0] + a.x * (height + 0.6),
    at[1] + a.y * (height + 0.6),
    at[2] + a.z * (height + 0.6),
  ];
  return { strands, tip };
}

/** A standing wooden bobbin, filled with yarn to a height; `top` is where a thread can hook over it. */
export function bobbin(
  x: number,
  z: number,
  height: number,
  colour: string,
  { radius = 5.4, wood = "#F4F5F1", seed = 1 } = {},
): { strands: Strand[]; solids: Solid[]; top: Spot } {
  const random = mulberry32(seed);
  const [pitch, around] = [0.86, 26];
  const points: number[] = [];
  for (let k = 0; k <= (height / pitch) * around; k++) {
    const angle = (k / around) * 2 * Math.PI;
    const r = radius + (random() - 0.5) * 0.05 + 0.25 * Math.sin(k * 0.011);
    points.push(x + Math.cos(angle) * r, 1.6 + (k / around) * pitch, z + Math.sin(angle) * r);
  }
  const flange = new THREE.CylinderGeometry(radius + 1.6, radius + 1.6, 1.4, 48);
  const core = new THREE.CylinderGeometry(2, 2, height + 7, 24);
  const ends: Placed[] = [{ at: [x, 0.7, z] }, { at: [x, height + 2.1, z] }];
  return {
    strands: [thread(points, { radius: 0.5, colour })],
    solids: [
      solid(flange, ends, wood, { roughness: 0.45 }),
      solid(core, [{ at: [x, (height + 7) / 2, z] }], wood, { roughness: 0.45 }),
      solid(new THREE.SphereGeometry(1.7, 24, 16), [{ at: [x, height + 7.4, z] }], "#141618", {
        roughness: 0.35,
      }),
    ],
    top: [x, height + 7.5, z],
  };
}
