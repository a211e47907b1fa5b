import type { Draw } from "../../../kit/contract.ts";
import { creel } from "../../../lit/creel.ts";
import { litStage } from "../../../lit/picture.tsx";

/** A bank of cones; every thread is taut but one. */
export const draw: Draw = () => {
  const { strands, solids } = creel({
    columns: 12,
    rows: 8,
    left: 5,
    towards: [176, -24, 96],
    broken: [2, 4],
    brokenColour: "#FF4A22",
    colour: (column, row) =>
      (column * 5 + row * 3) % 7 === 0 ? "#D98A4E" : (column + row * 2) % 3 === 0 ? "#F6C48E" : "#FFF4E2",
    wall: "#6A3422",
    rail: "#2A120A",
  });
  return litStage(
    {
      yarns: [{ strands, twist: 0.3, bump: 0.5 }],
      solids,
      detail: 5 / 6,
      samples: 18,
      ground: "#5A2A1B",
      eye: [-34, 8, 122],
      at: [14, 1, 0],
      angle: 30,
      aperture: 1.1,
      focus: [30, 8, 8],
      key: { from: [0.5, 0.75, 0.65], power: 3.7, colour: "#fff2de", spread: 0.12 },
      dome: { from: [0, 0.6, 1], power: 1.6, colour: "#f4ecff" },
      ambient: { sky: "#ffeede", ground: "#3a1a10", power: 0.4 },
      reach: 110,
      centre: [34, 0, 25],
      exposure: 1.12,
      vignette: 0.3,
      calm: { colour: "#5A2A1B", from: 0.2, to: 0.42, strength: 0.8 },
    },
    1920,
    1080,
  );
};
