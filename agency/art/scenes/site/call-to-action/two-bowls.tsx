import * as THREE from "three";
import type { Draw } from "../../../kit/contract.ts";
import type { Spot } from "../../../lit/description.ts";
import { litStage } from "../../../lit/picture.tsx";
import { floor, type Placed, solid, surfaceOf } from "../../../lit/solid.ts";

const [madder, turmeric] = ["#C42E14", "#F4B400"];
const BEAD = 3.5;
/** A bowl's rim, how deep it is, and where the two stand. */
const [RIM, DEEP] = [17.5, 10];
const STAND = [
  [-20, -8],
  [20.5, -4.5],
] as const;

/** Height of a bowl's inside at a distance from its middle. */
function inside(far: number): number {
  return 1.4 + DEEP * Math.min(1.2, far / RIM) ** 2.3;
}

/** A bowl with a foot and a thin lip. */
function bowl(): THREE.BufferGeometry {
  const inner = Array.from(
    { length: 41 },
    (_, k) => new THREE.Vector2((k / 40) * RIM, inside((k / 40) * RIM)),
  );
  const lip = [
    [0.35, 0.3],
    [0.75, 0.25],
    [1.05, -0.15],
  ].map(([out = 0, up = 0]) => new THREE.Vector2(RIM + out, inside(RIM) + up));
  const outer = Array.from({ length: 33 }, (_, k) => {
    const far = RIM - (k / 32) * (RIM - 9);
    return new THREE.Vector2(far + 1.1, Math.max(0.8, inside(far) - 1.5));
  });
  return new THREE.LatheGeometry(
    [...inner, ...lip, ...outer, new THREE.Vector2(9.6, 0), new THREE.Vector2(0, 0)],
    128,
  );
}

/** A bead with its hole. */
function bead(): THREE.BufferGeometry {
  const [hole, first] = [0.85, Math.asin(0.85 / BEAD) + 0.07];
  const round = Array.from({ length: 33 }, (_, k) => {
    const angle = Math.PI - first - (k / 32) * (Math.PI - first * 2);
    return new THREE.Vector2(Math.sin(angle) * BEAD, Math.cos(angle) * BEAD);
  });
  const end = Math.cos(first) * BEAD - 0.12;
  return new THREE.LatheGeometry(
    [new THREE.Vector2(hole, end), new THREE.Vector2(hole, -end), ...round, new THREE.Vector2(hole, end)],
    56,
  );
}

/** Lets beads fall into a bowl one by one, each to the lowest of many places and down from there; none cuts another or the bowl. */
function fill(count: number, random: () => number): Spot[] {
  const lying: Spot[] = [];
  const rests = (x: number, z: number): number => {
    const far = Math.hypot(x, z);
    let y = 0;
    for (let aside = -1; aside <= 1; aside += 0.1)
      y = Math.max(y, inside(Math.abs(far + aside * BEAD)) + BEAD * Math.sqrt(1 - aside ** 2 + 1e-9));
    for (const [bx, by, bz] of lying) {
      const flat = (bx - x) ** 2 + (bz - z) ** 2;
      if (flat < (BEAD * 2) ** 2) y = Math.max(y, by + Math.sqrt((BEAD * 2) ** 2 - flat));
    }
    return y + 0.02;
  };
  for (let n = 0; n < count; n++) {
    let best: Spot = [0, 1e9, 0];
    for (let k = 0; k < 60; k++) {
      const [angle, far] = [random() * Math.PI * 2, Math.sqrt(random()) * (RIM - BEAD - 0.6)];
      const [x, z] = [Math.cos(angle) * far, Math.sin(angle) * far];
      const y = rests(x, z);
      if (y < best[1]) best = [x, y, z];
    }
    // It rolls on until no way leads down.
    for (let k = 0; k < 700; k++) {
      const step = 2.4 * 0.992 ** k;
      const [x, z] = [best[0] + (random() - 0.5) * step, best[2] + (random() - 0.5) * step];
      const y = Math.hypot(x, z) < RIM - BEAD - 0.6 ? rests(x, z) : 1e9;
      if (y < best[1]) best = [x, y, z];
    }
    lying.push(best);
  }
  return lying;
}

/** Madder beads in one bowl, turmeric ones in the other; the next lies between them and is half of each. */
export const draw: Draw = async (_brief, _picture, { pixels, random }) => {
  const halves = surfaceOf(
    await pixels(
      <div style={{ width: 256, height: 64, background: madder, display: "grid", justifyItems: "end" }}>
        <div style={{ width: 128, height: 64, background: turmeric }} />
      </div>,
      256,
      64,
    ),
  );
  const heaps = [fill(31, random), fill(25, random)].map((spots, side) =>
    spots.map(([x, y, z]): Placed => {
      const [left, deep] = STAND[side] ?? STAND[0];
      return { at: [left + x, y, deep + z], turn: [random() * 6.3, random() * 6.3, random() * 6.3] };
    }),
  );
  return litStage(
    {
      yarns: [],
      solids: [
        floor("#DCE1DE"),
        solid(
          bowl(),
          STAND.map(([x, z]): Placed => ({ at: [x, 0, z] })),
          "#1B1E20",
          { roughness: 0.35 },
        ),
        ...heaps.map((places, side) =>
          solid(bead(), places, side === 0 ? madder : turmeric, { roughness: 0.42 }),
        ),
        solid(bead(), [{ at: [-0.6, BEAD, 16], turn: [0.55, Math.PI, 0.12] }], "#ffffff", {
          surface: halves,
          roughness: 0.42,
        }),
      ],
      samples: 16,
      ground: "#CFD5D2",
      eye: [-4, 108, 92],
      at: [0.5, 4, -1],
      angle: 23.4,
      focus: [0, 8, 6],
      aperture: 1,
      key: { from: [-0.8, 0.62, -0.15], power: 2.8, colour: "#fff4e4", spread: 0.08 },
      dome: { from: [0.1, 1, 0.3], power: 1.7, colour: "#eef2ff" },
      ambient: { sky: "#f4f6ff", ground: "#5a5e60", power: 0.42 },
      reach: 75,
      bias: 0.08,
      exposure: 1.06,
      vignette: 0.12,
    },
    1600,
    1000,
  );
};
