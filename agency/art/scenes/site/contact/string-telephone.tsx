import * as THREE from "three";
import type { Draw } from "../../../kit/contract.ts";
import type { Solid, Spot, Strand } from "../../../lit/description.ts";
import { litStage } from "../../../lit/picture.tsx";
import { floor, type Placed, solid } from "../../../lit/solid.ts";
import { cone } from "../../../lit/spool.ts";
import { fuzz, thread } from "../../../lit/thread.ts";

const [lac, bleach, sun] = ["#A60F4A", "#FBE3E8", "#F4B400"];
/** Half the length of a tin, and how thick it is. */
const [HALF, RADIUS] = [11, 9];
/** Where the two tins lie: the near one opens towards the viewer, the far one away from him. */
const near: Spot = [-20, RADIUS + 0.4, 15];
const far: Spot = [27, RADIUS + 0.4, -22];

const way = new THREE.Vector3(far[0] - near[0], 0, far[2] - near[2]);
const long = way.length();
way.normalize();
const aside = new THREE.Vector3(0, 1, 0).cross(way);

/** A point so far along the line between the tins, so high and so far beside it. */
const on = (along: number, up = 0, beside = 0): Spot => [
  near[0] + way.x * along + aside.x * beside,
  near[1] + up,
  near[2] + way.z * along + aside.z * beside,
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
function tin(at: Spot, turn: number, yarn: string, seed: number): { solid: Solid; strands: Strand[] } {
  const placed: Placed = { at, turn: [0, turn, -Math.PI / 2] };
  const axis: Spot = [Math.cos(turn), 0, -Math.sin(turn)];
  const from: Spot = [at[0] - axis[0] * 7, at[1], at[2] - axis[2] * 7];
  return {
    solid: solid(new THREE.LatheGeometry(WALL, 96), [placed], "#DDE1E2", {
      roughness: 0.35,
      metalness: 0.25,
    }),
    strands: cone(from, axis, yarn, { height: 14, foot: RADIUS + 0.5, top: RADIUS + 0.5, turns: 26, seed })
      .strands,
  };
}

/** Two tins and a taut thread between them, which carries a word. */
export const draw: Draw = (_brief, _picture, { random }) => {
  const turn = Math.atan2(-way.z, way.x);
  const tins = [tin(near, turn, bleach, 3), tin(far, turn + Math.PI, "#E8779F", 7)];
  const [begin, end] = [HALF - 3, long - HALF + 3];
  const points: number[] = [];
  for (let k = 0; k <= 900; k++) {
    const t = k / 900;
    const word = Math.exp(-(((t - 0.5) / 0.2) ** 2)) * 2.1;
    points.push(...on(begin + (end - begin) * t, Math.sin(t * 62) * word, Math.cos(t * 62) * word * 0.4));
  }
  const line = thread(points, { radius: 0.62, colour: sun, sides: 8 });
  const knots: Placed[] = [{ at: on(HALF - 0.2) }, { at: on(long - HALF + 0.2) }];
  return litStage(
    {
      yarns: [
        { strands: tins.flatMap(({ strands }) => strands), twist: 0.3, bump: 0.6 },
        {
          strands: [line, ...fuzz(points, { radius: 0.62, colour: sun, count: 260 }, random)],
          twist: 0.35,
          bump: 0.7,
        },
      ],
      solids: [
        ...tins.map((made) => made.solid),
        solid(new THREE.SphereGeometry(1.25, 20, 14), knots, sun, { roughness: 0.8 }),
        floor("#900038"),
      ],
      samples: 16,
      ground: lac,
      eye: [-9, 76, 116],
      at: [-5, 5, -2],
      angle: 49,
      aperture: 1.2,
      focus: [-10, 9, 6],
      key: { from: [-0.55, 0.75, 0.45], power: 3, colour: "#fff1e4", spread: 0.1 },
      dome: { from: [0.1, 1, 0.3], power: 1.7, colour: "#ffe3ec" },
      ambient: { sky: "#ffd6e2", ground: "#4a0620", power: 0.4 },
      centre: [0, 6, 0],
      exposure: 1.05,
      vignette: 0,
    },
    1280,
    1280,
  );
};
