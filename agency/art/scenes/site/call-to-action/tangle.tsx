import type { Draw } from "../../../kit/contract.ts";
import type { Spot } from "../../../lit/description.ts";
import { litStage } from "../../../lit/picture.tsx";
import { floor } from "../../../lit/solid.ts";
import { curve, thread } from "../../../lit/thread.ts";

/** The services' dyes. */
const dyes = ["#1F2F86", "#F4B400", "#C42E14", "#A60F4A", "#1B1E20", "#0B5E41", "#5A2A1B"];
/** Where each cord leaves the tangle: not in the order in which it came. */
const leaves = [3, 6, 0, 5, 2, 4, 1];
const [GAP, LOOPS, LAYER] = [8.4, 6, 3.5];

/** Seven cords in seven dyes run into one tangle, each in a layer of its own, and leave it in another order. */
export const draw: Draw = (_brief, _picture, { random }) => {
  const strands = dyes.map((colour, i) => {
    const z = (place: number) => (place - 3) * GAP;
    const layer = (i * 4) % dyes.length;
    const way: Spot[] = [
      [-120, 2, z(i)],
      [-70, 2, z(i)],
      [-44, 2.2, z(i) * 0.92],
    ];
    for (let k = 0; k < LOOPS; k++) {
      const angle = i * 0.9 + k * 2.25 + random() * 0.7;
      const far = 13 + random() * 15;
      way.push([Math.cos(angle) * far * 1.45, 2 + layer * LAYER, Math.sin(angle) * far]);
    }
    way.push([42, 2.2, z(leaves[i] ?? 0) * 0.9], [66, 2, z(leaves[i] ?? 0)], [120, 2, z(leaves[i] ?? 0)]);
    return thread(curve(way, 22), { radius: 1.7, colour, sides: 10, start: i * 7 });
  });
  return litStage(
    {
      yarns: [{ strands, twist: 0.3, bump: 0.7 }],
      solids: [floor("#B7C2EC")],
      samples: 32,
      ground: "#C9D3F7",
      eye: [0, 118, 92],
      at: [0, 6, -3],
      angle: 29,
      focus: [0, 6, 6],
      aperture: 1.5,
      key: { from: [-0.45, 1, -0.3], power: 2.6, colour: "#fff8ee", spread: 0.012 },
      dome: { from: [0.1, 1, 0.3], power: 0.5, colour: "#f4f6ff" },
      ambient: { sky: "#f4f6ff", ground: "#8a90a8", power: 1.5 },
      reach: 105,
      bias: 0.1,
      exposure: 1.08,
      vignette: 0,
    },
    1600,
    1000,
  );
};
