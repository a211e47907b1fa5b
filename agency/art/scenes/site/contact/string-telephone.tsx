import * as THREE from "three";
import type { Draw } from "../../../kit/contract.ts";
import { Stage } from "../../../kit/stage.tsx";
import { take } from "../../../lit/camera.ts";
import type { Description, Spot } from "../../../lit/description.ts";
import { onField } from "../../../lit/on-field.ts";
import { type Placed, solid, wall } from "../../../lit/solid.ts";
import { fuzz, thread } from "../../../lit/thread.ts";
import { between, bleach, dusk, HALF, lac, painted, spool, sun, tin, window } from "./telephone-parts.ts";

/** The middles of the two tins, each before its window. */
const near: Spot = [49, -15, 15];
const far: Spot = [85, 15, 15];

/** Two windows of one house, a tin at each, and between them a taut thread that carries a word. */
export const draw: Draw = async (_brief, _picture, { random }) => {
  const { slope, long, on } = between(near, far);
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
  const spools = [...spool([26, -46.4, 9], "#D93A1E", 5), ...spool([105, -0.4, 9], "#2A3FB8", 9)];
  const house = wall(painted);
  const whole: Description = {
    ...dusk,
    width: 1440,
    height: 1152,
    yarns: [
      { strands: [...tins.flatMap(({ strands }) => strands), ...spools], twist: 0.3, bump: 0.6 },
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
    eye: [66.5, 1, 236],
    at: [66.5, 1, 6],
    angle: 25,
    focus: [70, 2, 15],
    centre: [60, 0, 8],
  };
  const src = await onField(await take(whole), await take({ ...whole, yarns: [], solids: [house] }), lac);
  return (
    <Stage ground={lac} width={1440} height={1152}>
      <img alt="" src={src} style={{ width: 1440, height: 1152 }} />
    </Stage>
  );
};
