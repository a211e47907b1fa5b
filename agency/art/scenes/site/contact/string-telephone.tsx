import * as THREE from "three";
import type { Draw } from "../../../kit/contract.ts";
import { Stage } from "../../../kit/stage.tsx";
import { take } from "../../../lit/camera.ts";
import type { Description, Solid, Spot, Strand } from "../../../lit/description.ts";
import { onField } from "../../../lit/on-field.ts";
import { daylight } from "../../../lit/picture.tsx";
import { box, type Placed, solid, wall } from "../../../lit/solid.ts";
import { cone } from "../../../lit/spool.ts";
import { fuzz, thread } from "../../../lit/thread.ts";

const [lac, paper, bleach, sun] = ["#A60F4A", "#F4F5F1", "#FBE3E8", "#F4B400"];
/** Half the length of a tin, and how thick it is. */
const [HALF, RADIUS] = [10, 8];
/** The middles of the two tins, each before its window. */
const near: Spot = [49, -15, 15];
const far: Spot = [85, 15, 15];

const [run, rise] = [far[0] - near[0], far[1] - near[1]];
const long = Math.hypot(run, rise);
/** The way from one tin to the other, in radians above the level. */
const slope = Math.atan2(rise, run);

/** A point so far along the line between the tins, and so far above and before it. */
const on = (along: number, above = 0, before = 0): Spot => [
  near[0] + Math.cos(slope) * along - Math.sin(slope) * above,
  near[1] + Math.sin(slope) * along + Math.cos(slope) * above,
  near[2] + before,
];

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

/** A tin on its side, its foot towards the other one, with yarn wound about its middle. */
function tin(at: Spot, way: number, yarn: string, seed: number): { solid: Solid; strands: Strand[] } {
  const axis: Spot = [Math.cos(way), Math.sin(way), 0];
  const from: Spot = [at[0] - axis[0] * 6.5, at[1] - axis[1] * 6.5, at[2]];
  return {
    solid: solid(new THREE.LatheGeometry(WALL, 96), [{ at, turn: [0, 0, way - Math.PI / 2] }], "#DDE1E2", {
      roughness: 0.35,
      metalness: 0.25,
    }),
    strands: cone(from, axis, yarn, { height: 13, foot: RADIUS + 0.5, top: RADIUS + 0.5, turns: 24, seed })
      .strands,
  };
}

/** Width and height of a window's opening. */
const [WIDE, HIGH] = [27, 42];

/** A lit window with frame, sill and one louvred shutter, open to the side away from the other house. */
function window(x: number, y: number, light: string, shutter: string, side: -1 | 1): Solid[] {
  const at = (right: number, up: number, out: number): Placed => ({ at: [x + right, y + up, out] });
  const hinge = side * (WIDE / 2 + 2);
  const leaf = (right: number, up: number, out = 0): Placed => ({
    at: [x + hinge + side * Math.cos(0.4) * right, y + up, 2.5 + Math.sin(0.4) * right + out],
    turn: [0, -side * 0.4, 0],
  });
  const slats = Array.from({ length: 11 }, (_, k) => leaf(7.5, (k - 5) * 3.4, 0.3)).map((slat) => ({
    ...slat,
    turn: [0.6, -side * 0.4, 0] as const,
  }));
  return [
    box(WIDE, HIGH, 0.4, [at(0, 0, 0.4)], light, { glow: 0.25, roughness: 0.9 }),
    box(2.4, HIGH + 4.8, 5, [at(-WIDE / 2 - 1.2, 0, 2), at(WIDE / 2 + 1.2, 0, 2)], paper),
    box(WIDE, 2.4, 5, [at(0, HIGH / 2 + 1.2, 2), at(0, -HIGH / 2 - 1.2, 2)], paper),
    box(1.2, HIGH, 2, [at(0, 0, 1.4)], paper),
    box(WIDE, 1.2, 2, [at(0, HIGH / 6, 1.4)], paper),
    box(WIDE + 11, 2.6, 15, [at(0, -HIGH / 2 - 3.6, 7)], paper),
    box(1.6, HIGH + 2, 1.6, [leaf(0.8, 0), leaf(14.2, 0)], shutter),
    box(15, 1.8, 1.6, [leaf(7.5, HIGH / 2), leaf(7.5, -HIGH / 2)], shutter),
    box(13, 3.4, 0.5, slats, shutter),
  ];
}

/** Two windows of one house, a tin at each, and between them a taut thread that carries a word. */
export const draw: Draw = async (_brief, _picture, { random }) => {
  const tins = [tin(near, slope, bleach, 3), tin(far, slope + Math.PI, "#E8779F", 7)];
  const [begin, end] = [HALF - 3, long - HALF + 3];
  const points: number[] = [];
  for (let k = 0; k <= 900; k++) {
    const t = k / 900;
    const word = Math.exp(-(((t - 0.5) / 0.2) ** 2)) * 0.3;
    points.push(...on(begin + (end - begin) * t, Math.sin(t * 44) * word, Math.cos(t * 44) * word * 0.4));
  }
  const line = thread(points, { radius: 0.6, colour: sun, sides: 8 });
  const knots: Placed[] = [{ at: on(HALF - 0.2) }, { at: on(long - HALF + 0.2) }];
  const ball = cone([26, -46.4, 9], [0, 1, 0], "#D93A1E", {
    height: 11,
    foot: 4.4,
    top: 1.9,
    turns: 22,
    seed: 5,
  });
  const other = cone([105, -0.4, 9], [0, 1, 0], "#2A3FB8", {
    height: 11,
    foot: 4.4,
    top: 1.9,
    turns: 22,
    seed: 9,
  });
  const house = wall("#9E0545");
  const whole: Description = {
    ...daylight,
    width: 1440,
    height: 1152,
    yarns: [
      {
        strands: [...tins.flatMap(({ strands }) => strands), ...ball.strands, ...other.strands],
        twist: 0.3,
        bump: 0.6,
      },
      {
        strands: [line, ...fuzz(points, { radius: 0.6, colour: sun, count: 220 }, random)],
        twist: 0.35,
        bump: 0.7,
      },
    ],
    solids: [
      house,
      ...tins.map((made) => made.solid),
      solid(new THREE.SphereGeometry(1.25, 20, 14), knots, sun, { roughness: 0.8 }),
      ...window(33, -22, bleach, "#0E7A55", -1),
      ...window(100, 24, sun, "#2A3FB8", 1),
    ],
    samples: 48,
    ground: lac,
    eye: [66.5, 1, 236],
    at: [66.5, 1, 6],
    angle: 25,
    aperture: 1,
    focus: [70, 2, 15],
    key: { from: [-0.6, 0.65, 0.7], power: 2.7, colour: "#fff4ec", spread: 0.08 },
    dome: { from: [0.1, 0.5, 1], power: 1.6, colour: "#ffeaf2" },
    ambient: { sky: "#ffe0ec", ground: "#4a0620", power: 0.4 },
    reach: 120,
    centre: [60, 0, 8],
    bias: 0.05,
    exposure: 1.1,
    vignette: 0,
  };
  const src = await onField(await take(whole), await take({ ...whole, yarns: [], solids: [house] }), lac);
  return (
    <Stage ground={lac} width={1440} height={1152}>
      <img alt="" src={src} style={{ width: 1440, height: 1152 }} />
    </Stage>
  );
};
