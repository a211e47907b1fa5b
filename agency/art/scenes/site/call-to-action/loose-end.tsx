import type { Draw } from "../../../kit/contract.ts";
import type { Spot } from "../../../lit/description.ts";
import { litStage } from "../../../lit/picture.tsx";
import { floor } from "../../../lit/solid.ts";
import { curve, fuzz, thread } from "../../../lit/thread.ts";
import { satin, weave } from "../../../lit/weave.ts";

const bleach = "#F4F5F1";
const way: Spot[] = [
  [-4, -1.2, 2.25],
  [6, -0.2, 2.25],
  [13, 1.3, 2.4],
  [24, 3.3, 2],
  [40, 2, -6],
  [56, 1.2, -12],
  [75, 1.2, -5],
  [79, 2.6, 14],
  [64, 4.2, 22],
  [53, 3.4, 10],
  [63, 1.8, -5],
  [86, 1.2, -16],
  [116, 1.2, -10],
  [160, 1.2, 2],
  [210, 1.2, 0],
];

/** One end comes loose from the edge of a cloth. */
export const draw: Draw = (_brief, _picture, { random }) => {
  const cloth = weave({
    ends: 96,
    picks: 90,
    pitch: 1.5,
    wefts: ["#D2381C", bleach],
    warp: () => "#A8210C",
    crossing: (end, pick) => ({ over: satin(end, pick, 3, 1), colour: pick === 46 ? 1 : 0 }),
    endRadius: 0.46,
    wave: 0.3,
    steps: 3,
    sides: 6,
    fringe: 6,
    seed: 4,
    surface: (x, z, height) => [x - 58, height + 1.2 * Math.sin(x * 0.05 + z * 0.06), z],
  });
  const points = curve(way, 26);
  const loose = thread(points, {
    radius: (k) => Math.min(1.15, 0.74 + k * 0.006),
    colour: bleach,
    sides: 10,
  });
  const hairs = fuzz(points.slice(360), { radius: 1.15, colour: bleach, count: 900, length: 1.2 }, random);
  return litStage(
    {
      yarns: [{ strands: [...cloth, loose, ...hairs], twist: 0.3, bump: 0.7 }],
      solids: [floor("#B02A14", -1.6)],
      ground: "#8C1C0A",
      eye: [-6, 118, 128],
      at: [14, 0, -2],
      angle: 24,
      focus: [34, 2, 4],
      aperture: 1.7,
      key: { from: [-0.8, 0.5, -0.3], power: 2.9, colour: "#fff2e4", spread: 0.09 },
      dome: { from: [0.1, 1, 0.2], power: 1.6, colour: "#ffe6e0" },
      ambient: { sky: "#ffdcd0", ground: "#4a0d04", power: 0.35 },
      reach: 115,
      centre: [10, 0, 0],
      bias: 0.1,
      exposure: 1.05,
      vignette: 0.15,
    },
    1920,
    1080,
  );
};
