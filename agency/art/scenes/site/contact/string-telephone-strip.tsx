import * as THREE from "three";
import type { Draw } from "../../../kit/contract.ts";
import { Stage } from "../../../kit/stage.tsx";
import { take } from "../../../lit/camera.ts";
import type { Description, Spot } from "../../../lit/description.ts";
import { onField } from "../../../lit/on-field.ts";
import { type Placed, solid, wall } from "../../../lit/solid.ts";
import { fuzz, thread } from "../../../lit/thread.ts";
import { between, bleach, dusk, HALF, lac, painted, spool, sun, tin, window } from "./telephone-parts.ts";

/** The middles of the two tins, and how much larger they are beside the windows than in the wide picture. */
const near: Spot = [-35.5, -1.4, 15];
const far: Spot = [35.5, 2.2, 15];
const LARGE = 1.3;
/** How thick the thread is, to be seen on a phone. */
const THICK = 1.15;
const small = { wide: 24, high: 33, sill: 12 };

/** The two windows of the house at the ends and a short thread, nearly level, between their tins: a strip for a phone. */
export const draw: Draw = async (_brief, _picture, { random }) => {
  const { slope, long, on } = between(near, far);
  const tins = [tin(near, slope, bleach, 3, LARGE), tin(far, slope + Math.PI, "#E8779F", 7, LARGE)];
  const foot = HALF * LARGE;
  const [begin, end] = [foot - 3, long - foot + 3];
  const points: number[] = [];
  for (let k = 0; k <= 1200; k++) {
    const t = k / 1200;
    const word = Math.exp(-(((t - 0.5) / 0.18) ** 2)) * 0.55;
    points.push(...on(begin + (end - begin) * t, Math.sin(t * 44) * word, Math.cos(t * 44) * word * 0.4));
  }
  const line = thread(points, { radius: THICK, colour: sun, sides: 10 });
  const knots: Placed[] = [{ at: on(foot - 0.2) }, { at: on(long - foot + 0.2) }];
  const spools = [...spool([-56.5, -18.5, 7.5], "#D93A1E", 5), ...spool([56.5, -16.5, 7.5], "#2A3FB8", 9)];
  const house = wall(painted);
  const whole: Description = {
    ...dusk,
    width: 1560,
    height: 468,
    yarns: [
      { strands: [...tins.flatMap(({ strands }) => strands), ...spools], twist: 0.3, bump: 0.6 },
      {
        strands: [line, ...fuzz(points, { radius: THICK, colour: sun, count: 160 }, random)],
        twist: 0.35,
        bump: 0.7,
      },
    ],
    solids: [
      house,
      ...tins.map((made) => made.solid),
      solid(new THREE.SphereGeometry(2, 20, 14), knots, sun, { roughness: 0.8 }),
      ...window(-48.5, 0.4, bleach, "#0E7A55", -1, small),
      ...window(48.5, 2.4, sun, "#2A3FB8", 1, small),
    ],
    eye: [0, -0.2, 250],
    at: [0, -0.2, 6],
    angle: 11.8,
    focus: [0, 0.4, 15],
    centre: [0, 0, 8],
    key: { ...dusk.key, from: [-0.5, 0.36, 1], spread: 0.04 },
  };
  const src = await onField(await take(whole), await take({ ...whole, yarns: [], solids: [house] }), lac);
  return (
    <Stage ground={lac} width={1560} height={468}>
      <img alt="" src={src} style={{ width: 1560, height: 468 }} />
    </Stage>
  );
};
