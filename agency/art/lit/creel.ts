import * as THREE from "three";
import type { Solid, Spot, Strand } from "./description.ts";
import { box, type Placed, solid, wall } from "./solid.ts";
import { cone } from "./spool.ts";
import { thread } from "./thread.ts";

const STEP = 10.5;

/** A bank of cones on rails before a wall, each thread drawn to one point. */
export interface Creel {
  readonly columns: number;
  readonly rows: number;
  /** Where the first column stands. */
  readonly left: number;
  readonly towards: Spot;
  /** Column and row of the cone whose thread broke. */
  readonly broken: readonly [number, number];
  readonly brokenColour: string;
  readonly colour: (column: number, row: number) => string;
  readonly wall: string;
  readonly rail: string;
}

function taut(tip: Spot, end: Spot, colour: string): Strand {
  const points = Array.from({ length: 11 }, (_, k) => {
    const t = k / 10;
    return [
      tip[0] + (end[0] - tip[0]) * t,
      tip[1] + (end[1] - tip[1]) * t - Math.sin(t * Math.PI) * 3.2,
      tip[2] + (end[2] - tip[2]) * t,
    ];
  });
  return thread(points.flat(), { radius: 0.17, colour, sides: 5, across: [0, 1, 0.01] });
}

function hanging([x, y, z]: Spot, colour: string): Strand {
  const points = Array.from({ length: 46 }, (_, k) => {
    const t = k / 45;
    return [
      x + Math.sin(t * 9) * 2.2 * t + t * 4,
      y - t * t * 26 - Math.sin(t * 3) * 1.2,
      z + Math.cos(t * 8) * 2 * t + 3 * t,
    ];
  });
  return thread(points.flat(), { radius: 0.3, colour, across: [1, 0, 0.1] });
}

/** Builds a creel. */
export function creel(of: Creel): { strands: Strand[]; solids: Solid[] } {
  const { columns, rows, left, towards, broken } = of;
  const strands: Strand[] = [];
  const cores: Placed[] = [];
  for (let i = 0; i < columns; i++) {
    for (let j = 0; j < rows; j++) {
      const at: Spot = [left + i * STEP, (j - (rows - 1) / 2) * STEP, 0];
      const loose = i === broken[0] && j === broken[1];
      const colour = loose ? of.brokenColour : of.colour(i, j);
      const wound = cone(at, [0, 0.16, 1], colour, { seed: i * 31 + j });
      const { tip } = wound;
      strands.push(...wound.strands);
      cores.push({ at: [tip[0], tip[1] - 0.1, tip[2]], turn: [Math.PI / 2 - 0.16, 0, 0] });
      const end: Spot = [towards[0] + (i - columns / 2) * 0.9, towards[1] + (j - rows / 2) * 1.1, towards[2]];
      strands.push(loose ? hanging(tip, colour) : taut(tip, end, colour));
    }
  }
  const rails = Array.from({ length: rows }, (_, j): Placed => {
    return { at: [left + ((columns - 1) / 2) * STEP, (j - (rows - 1) / 2) * STEP - 4.4, -0.6] };
  });
  return {
    strands,
    solids: [
      solid(new THREE.CylinderGeometry(1, 1.3, 1.6, 16), cores, "#EEF1EA", { roughness: 0.6 }),
      box(columns * STEP + 20, 1, 1.4, rails, of.rail, { metalness: 0.3 }),
      wall(of.wall, -3),
    ],
  };
}
