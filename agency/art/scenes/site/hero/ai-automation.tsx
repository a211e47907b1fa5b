import * as THREE from "three";
import type { Draw } from "../../../kit/contract.ts";
import type { Strand } from "../../../lit/description.ts";
import { litStage } from "../../../lit/picture.tsx";
import { floor, type Placed, solid, wall } from "../../../lit/solid.ts";
import { thread } from "../../../lit/thread.ts";

const [COLUMNS, ROWS, ACROSS, DEEP] = [58, 30, 3.4, 4];
const leaf = "#11734F";

function wave(x: number, z: number): number {
  const far = Math.hypot(x - 41, z - 4);
  const crest = 17 * Math.exp((-far * far) / 560) * Math.cos(far * 0.1);
  return (
    crest +
    (4 * Math.sin(x * 0.075 + z * 0.05) + 2.6 * Math.sin(z * 0.13 - x * 0.03)) *
      Math.min(1, Math.max(0.25, (x + 40) / 60)) -
    4
  );
}

/** A loom's harness seen along its cords: every cord carries a bead, and one wave of them is lifted. */
export const draw: Draw = (_brief, _picture, { random }) => {
  const strands: Strand[] = [];
  const beads: Placed[] = [];
  const colours: string[] = [];
  const place = (i: number, j: number) =>
    [(i - (COLUMNS - 1) / 2) * ACROSS + 14, (j - (ROWS - 1) / 2) * DEEP] as const;
  for (let i = 0; i < COLUMNS; i++) {
    for (let j = 0; j < ROWS; j++) {
      const [x, z] = place(i, j);
      const y = wave(x, z);
      const calm = x < 4 + 20 * (random() - 0.5);
      const hot = y > 4.4;
      colours.push(calm ? leaf : hot ? "#F4B400" : y > 0.4 ? "#BFE3C6" : "#F4F5F1");
      strands.push(
        thread([x, -60, z, x, y, z], { radius: 0.11, colour: "#0B5E41", sides: 4, across: [0, 0, 1] }),
      );
      if (hot)
        strands.push(
          thread([x, y, z, x, 70, z], { radius: 0.14, colour: "#F4B400", sides: 4, across: [0, 0, 1] }),
        );
      const size = calm ? 0.8 : hot ? 1.25 : 0.95;
      beads.push({ at: [x, y, z], size: [size, size * 2.1, size] });
    }
  }
  for (let j = 0; j < ROWS; j += 3) {
    const points: number[] = [];
    for (let i = 0; i < (COLUMNS - 1) * 4; i++) {
      const [x, z] = place(i / 4, j);
      points.push(x, wave(x, z), z + 1.1);
    }
    strands.push(thread(points, { radius: 0.3, colour: j % 2 ? "#4FB286" : "#F4B400" }));
  }
  return litStage(
    {
      yarns: [{ strands, twist: 0.25, bump: 0.4 }],
      solids: [
        solid(new THREE.SphereGeometry(0.95, 14, 10), beads, colours, { roughness: 0.35 }),
        wall("#0B5E41", -90),
        floor("#0B5E41", -40),
      ],
      detail: 5 / 6,
      samples: 18,
      ground: "#0B5E41",
      eye: [-32, 56, 128],
      at: [16, 2, 0],
      angle: 25,
      aperture: 2,
      focus: [40, 8, 12],
      key: { from: [-0.5, 0.8, 0.7], power: 3.3, colour: "#fff1de", spread: 0.1 },
      dome: { from: [0, 0.8, 1], power: 1.9, colour: "#d4f2e4" },
      ambient: { sky: "#bfe9d6", ground: "#02402a", power: 0.5 },
      centre: [14, 0, 0],
      bias: 0.04,
      exposure: 1.15,
      calm: { colour: "#0B5E41", from: 0.18, to: 0.52, strength: 0.85 },
    },
    1920,
    1080,
  );
};
