import type { Draw } from "../../../kit/contract.ts";
import type { Spot } from "../../../lit/description.ts";
import { litStage } from "../../../lit/picture.tsx";
import { floor } from "../../../lit/solid.ts";
import { curve, fuzz, thread } from "../../../lit/thread.ts";
import { satin, weave } from "../../../lit/weave.ts";

const bleach = "#F4F5F1";
const way: Spot[] = [
  [-4, -1.2, 11.25],
  [6, -0.2, 11.25],
  [13, 1.3, 11.2],
  [22, 3.3, 9],
  [34, 2, 2],
  [46, 1.2, -4],
  [60, 1.2, -1],
  [63, 2.6, 13],
  [52, 4.2, 19],
  [43, 3.4, 9],
  [51, 2.6, -2],
  [59, 1.2, -8.5],
  [66, 1.2, -8],
  [69.5, 1.2, -2.5],
];
/** Where the rope's three yarns, untwisted, lie at its end. */
const ends: Spot[][] = [
  [
    [68, 1.6, -5.5],
    [70, 1.6, -2],
    [73, 1.2, 0.6],
    [77, 0.6, 1],
  ],
  [
    [68, 1.2, -5.6],
    [69.6, 1.2, -1.5],
    [70.4, 1, 3],
    [73, 0.6, 7.4],
  ],
  [
    [67.6, 0.9, -5.4],
    [69, 0.9, -1.5],
    [67.6, 0.7, 3.4],
    [64.4, 0.4, 6.8],
  ],
];

/** One pick comes loose from the edge of a cloth, turns a loop and ends frayed. All of it lies within the picture. */
export const draw: Draw = (_brief, _picture, { random }) => {
  const cloth = weave({
    ends: 96,
    picks: 90,
    pitch: 1.5,
    wefts: ["#D2381C", bleach],
    warp: () => "#A8210C",
    crossing: (end, pick) => ({ over: satin(end, pick, 3, 1), colour: pick === 52 ? 1 : 0 }),
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
  const hairs = fuzz(points.slice(360), { radius: 1.15, colour: bleach, count: 600, length: 1.2 }, random);
  const frayed = ends.flatMap((end) => {
    const line = curve(end, 12);
    const last = line.length / 3 - 1;
    const radius = (k: number) => 0.85 * (1 - (0.6 * k) / last);
    const yarn = thread(line, { radius, colour: bleach, sides: 8 });
    return [yarn, ...fuzz(line.slice(36), { radius: 1.15, colour: bleach, count: 50, length: 1.6 }, random)];
  });
  return litStage(
    {
      yarns: [{ strands: [...cloth, loose, ...frayed, ...hairs], twist: 0.3, bump: 0.7 }],
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
