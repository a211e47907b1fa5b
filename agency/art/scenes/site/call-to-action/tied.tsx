import type { Draw } from "../../../kit/contract.ts";
import type { Spot } from "../../../lit/description.ts";
import { litStage } from "../../../lit/picture.tsx";
import { floor } from "../../../lit/solid.ts";
import { curve, fuzz, thread } from "../../../lit/thread.ts";

const [HIGH, LOW] = [9.4, 3.2];
const RADIUS = 3.1;

/** One cord of a reef knot: it runs in, goes round the other cord's legs and comes back beside itself. */
const way: Spot[] = [
  [-130, 3.2, -9],
  [-80, 3.2, -8],
  [-46, 3.4, -6.5],
  [-28, HIGH - 1, -5.4],
  [-15, HIGH, -5.2],
  [-1, LOW, -8.4],
  [12, HIGH - 1, -10],
  [19, HIGH, -5],
  [20.5, HIGH, 0],
  [19, HIGH, 5],
  [12, HIGH - 1, 10],
  [-1, LOW, 8.4],
  [-15, HIGH, 5.2],
  [-28, HIGH - 1, 6],
  [-40, 3.6, 9],
  [-52, 3.2, 15],
  [-58, 3.2, 22],
];
/** The other cord is the first, turned by half. Where one is high the other is low. */
const turned = way.map(([x, y, z]): Spot => [-x, Math.abs(x) < 24 ? HIGH + LOW - y : y, -z]);

/** Two cords of different dyes are tied to each other. */
export const draw: Draw = (_brief, _picture, { random }) => {
  const cord = (spots: Spot[], colour: string) => {
    const points = curve(spots, 24);
    return [
      thread(points, { radius: RADIUS, colour, sides: 12 }),
      ...fuzz(points.slice(-120), { radius: RADIUS, colour, count: 260, length: 0.9 }, random),
    ];
  };
  return litStage(
    {
      yarns: [{ strands: [...cord(way, "#F4F5F1"), ...cord(turned, "#F4B400")], twist: 0.24, bump: 0.8 }],
      solids: [floor("#26292B")],
      samples: 16,
      ground: "#141618",
      eye: [-10, 108, 84],
      at: [0, 3, 1],
      angle: 25,
      focus: [0, 8, 4],
      aperture: 1.4,
      key: { from: [-0.8, 0.6, -0.2], power: 3.1, colour: "#fff4e4", spread: 0.09 },
      dome: { from: [0.1, 1, 0.3], power: 1.6, colour: "#eef2ff" },
      reach: 105,
      bias: 0.12,
      exposure: 1.1,
      vignette: 0.15,
    },
    1600,
    1000,
  );
};
