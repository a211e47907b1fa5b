import type { Draw } from "../../../kit/contract.ts";
import type { Spot } from "../../../lit/description.ts";
import { litStage } from "../../../lit/picture.tsx";
import { floor } from "../../../lit/solid.ts";
import { curve, thread } from "../../../lit/thread.ts";
import { satin, weave } from "../../../lit/weave.ts";

const [bleach, madder] = ["#F4F5F1", "#C42E14"];
const dyes = ["#1F2F86", bleach, madder, "#A60F4A", "#1B1E20", "#0B5E41", "#5A2A1B"];
/** Picks in one band of the cloth. */
const BAND = 2;
const [ENDS, PICKS, PITCH] = [64, 34, 1.9];

/** A cloth of narrow bands ends in bare warp, across which one heavy pick lies ready. */
export const draw: Draw = () => {
  const cloth = weave({
    ends: ENDS,
    picks: PICKS,
    pitch: PITCH,
    wefts: dyes,
    warp: () => bleach,
    crossing: (end, pick) => ({
      over: !satin(end, pick, 4, 1),
      colour: (Math.floor(pick / BAND) * 3) % dyes.length,
    }),
    endRadius: 0.3,
    wave: 0.3,
    steps: 3,
    sides: 6,
    bare: [4, 60],
    fringe: 3,
    seed: 11,
    surface: (x, z, height) => [x, height + 2.4, z - 26],
  });
  const waiting: Spot[] = [
    [-120, 4.4, 22],
    [-70, 4.6, 18],
    [-30, 4.4, 15],
    [6, 4.4, 15.5],
    [40, 4.4, 18],
    [62, 4.2, 22],
    [76, 2.6, 33],
    [66, 2, 43],
    [56, 2.4, 37],
    [66, 3.6, 27],
    [92, 2, 23],
    [130, 2, 30],
  ];
  const pick = thread(curve(waiting, 24), { radius: 1.7, colour: madder, sides: 10 });
  return litStage(
    {
      yarns: [{ strands: [...cloth, pick], twist: 0.32, bump: 0.65 }],
      solids: [floor("#F4B400")],
      samples: 16,
      ground: "#F4B400",
      eye: [14, 104, 92],
      at: [6, 2, 2],
      angle: 29,
      focus: [6, 4, 14],
      aperture: 1.5,
      key: { from: [-0.8, 0.55, -0.25], power: 2.9, colour: "#fff4e4", spread: 0.09 },
      dome: { from: [0.1, 1, 0.3], power: 1.8, colour: "#fff6e6" },
      ambient: { sky: "#fff4dc", ground: "#7a5200", power: 0.5 },
      reach: 110,
      bias: 0.1,
      exposure: 1.08,
      vignette: 0.1,
    },
    1600,
    1000,
  );
};
