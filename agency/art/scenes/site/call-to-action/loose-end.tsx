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
  [32, 2, 2],
  [41, 1.2, -3.5],
  [53, 1.2, -1.5],
  [55.5, 2.6, 11.5],
  [45.5, 4.2, 16.5],
  [37.5, 3.4, 8.5],
  [44, 2.6, -2],
  [55, 1.2, -9.5],
  [65, 1.2, -9],
  [71, 1.2, -3],
];
/** Where the rope's three yarns, untwisted, lie at its end. */
const ends: Spot[][] = [
  [
    [69.4, 1.6, -6],
    [71.5, 1.6, -2.5],
    [74.5, 1.2, 0.1],
    [78.5, 0.6, 0.5],
  ],
  [
    [69.4, 1.2, -6.1],
    [71.1, 1.2, -2],
    [71.9, 1, 2.5],
    [74.5, 0.6, 7],
  ],
  [
    [69, 0.9, -5.9],
    [70.5, 0.9, -2],
    [69.1, 0.7, 2.9],
    [65.9, 0.4, 6.3],
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
    crossing: (end, pick) => ({ over: satin(end, pick, 3, 1), colour: pick === 52 && end > 60 ? 1 : 0 }),
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
