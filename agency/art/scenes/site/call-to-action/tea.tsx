import type { Draw } from "../../../kit/contract.ts";
import type { Spot } from "../../../lit/description.ts";
import { litStage } from "../../../lit/picture.tsx";
import { floor, solid, surfaceOf } from "../../../lit/solid.ts";
import { weave } from "../../../lit/weave.ts";
import { BISCUIT, BiscuitFace, biscuit } from "./biscuit.tsx";
import { band, cup, MilkTea, saucer, tea } from "./tea-cup.tsx";

const [madder, bleach, indigo] = ["#C42E14", "#F4F5F1", "#1F2F86"];
const [ENDS, PICKS, PITCH, TURN] = [54, 68, 0.86, 0.13 + Math.PI / 2];
/** Where the saucer stands: on the cloth, left of its middle. */
const [X, Y, Z] = [-3, 1.1, 0];

/** A thread's dye in the check: broad madder, a bleached band edged with indigo. */
function check(thread: number): string {
  const place = ((thread % 14) + 14) % 14;
  return place < 8 ? madder : place === 8 || place === 13 ? indigo : bleach;
}

/** Ends of the warp that are knotted into one tassel. */
const TASSEL = 5;

/** A cup of milk tea, two biscuits on its saucer, on a checked and fringed cloth. */
export const draw: Draw = async (_brief, _picture, { pixels }) => {
  const dyes = [madder, bleach, indigo];
  const [cos, sin] = [Math.cos(TURN), Math.sin(TURN)];
  const edge = ((PICKS - 1) / 2) * PITCH;
  /** The cloth lies flat; beyond its last picks the ends draw together into tassels. */
  const lie = (x: number, z: number, height: number): Spot => {
    const out = Math.min(1, Math.max(0, Math.abs(z) - edge) / (4 * PITCH));
    const own = x / PITCH + (ENDS - 1) / 2;
    const middle = (Math.floor(own / TASSEL) * TASSEL + (TASSEL - 1) / 2 - (ENDS - 1) / 2) * PITCH;
    const lean = Math.sin(middle * 2.3 + z) * 0.35 * out;
    const gathered = x + (middle - x) * 0.72 * out + lean;
    const round = Math.cos(own * 2.5) * 0.5 * out;
    return [gathered * cos + z * sin, height + 0.6 + round, z * cos - gathered * sin];
  };
  const cloth = weave({
    ends: ENDS,
    picks: PICKS,
    pitch: PITCH,
    wefts: dyes,
    warp: (end) => check(end + 3),
    crossing: (end, pick) => ({ over: (end + pick) % 2 === 0, colour: dyes.indexOf(check(pick + 3)) }),
    endRadius: 0.42,
    pickRadius: 0.46,
    wave: 0.28,
    steps: 4,
    sides: 6,
    bare: [10, 10],
    fringe: 1,
    seed: 9,
    surface: lie,
  });
  const face = surfaceOf(await pixels(<BiscuitFace />, BISCUIT.width * 24, BISCUIT.depth * 24));
  const top = surfaceOf(await pixels(<MilkTea />, 512, 512));
  const place = { at: [X, Y, Z] } as const;
  return litStage(
    {
      yarns: [{ strands: cloth, twist: 0.3, bump: 0.7 }],
      solids: [
        floor("#F4B400"),
        ...cup().map((part) => solid(part, [place], "#FBFAF5", { roughness: 0.22 })),
        solid(saucer(), [place], "#FBFAF5", { roughness: 0.25 }),
        ...band().map((part) => solid(part, [place], indigo, { roughness: 0.3 })),
        solid(tea(), [place], "#ffffff", { surface: top, roughness: 0.35 }),
        ...[0, 1].map((which) =>
          solid(biscuit(which), [place], "#ffffff", { surface: face, roughness: 0.9 }),
        ),
      ],
      samples: 20,
      ground: "#F4B400",
      eye: [-6, 96, 85],
      at: [0.5, 3, 1.6],
      angle: 26.8,
      focus: [0, 10, 6],
      aperture: 1,
      key: { from: [-0.8, 0.72, -0.2], power: 2.8, colour: "#fff4e4", spread: 0.07 },
      dome: { from: [0.1, 1, 0.3], power: 1.7, colour: "#fff6e6" },
      ambient: { sky: "#fff4dc", ground: "#7a5200", power: 0.45 },
      reach: 62,
      bias: 0.06,
      exposure: 1.06,
      vignette: 0.1,
    },
    1600,
    1000,
  );
};
