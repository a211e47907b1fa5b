import * as THREE from "three";
import type { Draw } from "../../../kit/contract.ts";
import { Drawing } from "../../../kit/stage.tsx";
import type { Spot, Strand } from "../../../lit/description.ts";
import { litStage } from "../../../lit/picture.tsx";
import { floor, onto, type Placed, solid, surfaceOf } from "../../../lit/solid.ts";
import { curve, thread } from "../../../lit/thread.ts";
import { weave } from "../../../lit/weave.ts";

const [turmeric, bleach, catechu] = ["#F4B400", "#F4F5F1", "#6B3320"];
/** The shuttle: half its length, half its width, its height; its well. */
const [HALF, BROAD, HIGH] = [36, 7.2, 7.4];
const WELL = { from: -17, to: 19, half: 4 } as const;
const LIES: Placed = { at: [3, 7.2, 15], turn: [0, 0.2, 0] };
const [ENDS, PICKS, PITCH] = [92, 34, 1.45];

/** Half the shuttle's width on its way from tip to tip. */
function broad(x: number): number {
  return BROAD * (1 - Math.abs(x / HALF) ** 2.4 * 0.93);
}

/** A boat shuttle about its middle: a long body with pointed ends, open in the middle. */
function boat(): THREE.BufferGeometry {
  const shape = new THREE.Shape();
  for (let k = 0; k <= 120; k++) {
    const x = -HALF + (k / 120) * HALF * 2;
    if (k === 0) shape.moveTo(x, broad(x));
    else shape.lineTo(x, broad(x));
  }
  for (let k = 120; k >= 0; k--) {
    const x = -HALF + (k / 120) * HALF * 2;
    shape.lineTo(x, -broad(x));
  }
  const well = new THREE.Path();
  well.absarc(WELL.to - WELL.half, 0, WELL.half, -Math.PI / 2, Math.PI / 2, false);
  well.absarc(WELL.from + WELL.half, 0, WELL.half, Math.PI / 2, Math.PI * 1.5, false);
  shape.holes.push(well);
  const bevel = 1.1;
  const body = new THREE.ExtrudeGeometry(shape, {
    depth: HIGH - bevel * 2,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: 5,
    curveSegments: 20,
    steps: 1,
  })
    .translate(0, 0, bevel - HIGH / 2)
    .rotateX(-Math.PI / 2);
  const { position, uv } = body.attributes;
  for (let k = 0; position && uv && k < position.count; k++) {
    const [x, y, z] = [position.getX(k), position.getY(k), position.getZ(k)];
    position.setY(k, y * (1 - Math.abs(x / HALF) ** 3 * 0.72));
    uv.setXY(k, x / (HALF * 2) + 0.5, (z + y * 0.6) / 24 + 0.5);
  }
  body.computeVertexNormals();
  return body;
}

/** Long grain. */
function Grain() {
  const grains = Array.from({ length: 46 }, (_, k) => ({ k, y: ((k * 97) % 256) + ((k * 13) % 7) / 8 }));
  return (
    <div style={{ width: 1024, height: 256, background: "#8A4C2B" }}>
      <Drawing width={1024} height={256}>
        {grains.map(({ y, k }) => (
          <path
            key={y}
            d={`M0 ${y}C300 ${y + ((k * 7) % 30) - 15} 700 ${y + ((k * 11) % 26) - 13} 1024 ${y + ((k * 5) % 18) - 9}`}
            stroke={["#7A4023", "#97582F", "#703A20"][k % 3]}
            strokeWidth={1.5 + (k % 4) * 1.3}
            fill="none"
          />
        ))}
      </Drawing>
    </div>
  );
}

/** Yarn wound on the pirn in the well, thick in its middle and thin where the thread leaves. */
function pirn(random: () => number): Strand {
  const points: number[] = [];
  const [turns, around] = [44, 20];
  for (let k = 0; k <= turns * around; k++) {
    const way = k / (turns * around);
    const angle = (k / around) * Math.PI * 2;
    const r = 1.2 + 1.9 * Math.min(1, way * 7) * Math.min(1, (1 - way) * 2.2) + random() * 0.05;
    const x = WELL.from + 3.5 + way * 26;
    points.push(...onto(LIES, [x, 0.4 + Math.sin(angle) * r, Math.cos(angle) * r]));
  }
  return thread(points, {
    radius: 0.36,
    colour: turmeric,
    sides: 6,
    across: onto({ at: [0, 0, 0], turn: LIES.turn ?? [0, 0, 0] }, [1, 0, 0]),
  });
}

/** A boat shuttle lies on the bare warp before half a cloth; its thread is slack. */
export const draw: Draw = async (_brief, _picture, { pixels, random }) => {
  const grain = surfaceOf(await pixels(<Grain />, 1024, 256));
  const cloth = weave({
    ends: ENDS,
    picks: PICKS,
    pitch: PITCH,
    wefts: [turmeric, catechu],
    warp: () => bleach,
    crossing: (end, pick) => ({
      over: (end + pick) % 2 === 0,
      colour: (PICKS - pick) % 9 < 3 && pick < PICKS - 6 ? 1 : 0,
    }),
    endRadius: 0.3,
    wave: 0.3,
    steps: 3,
    sides: 6,
    bare: [4, 60],
    seed: 21,
    surface: (x, z, height) => [x, height + 2.4, z - 31],
  });
  const slack: Spot[] = [
    onto(LIES, [WELL.from + 29, 1, 0.3]),
    onto(LIES, [WELL.to - 2, 3.4, 1.6]),
    onto(LIES, [WELL.to - 1, 4.6, 4.6]),
    onto(LIES, [WELL.to + 1, 1, 8.6]),
    [25, 3.4, 25],
    [33, 3.4, 28],
    [40, 3.4, 23.5],
    [37.5, 3.5, 15.5],
    [30, 4.1, 18],
    [33, 4.2, 25.5],
    [41, 3.8, 21.5],
    [45, 3.4, 8],
    [41, 3.4, -1.6],
    [30, 3.4, -4.6],
    [10, 3.4, -5],
    [-20, 3.3, -5.4],
    [-80, 3.3, -5.6],
  ];
  const tip = (side: number) =>
    new THREE.CylinderGeometry(0.35, 1.15, 4.6, 32)
      .rotateZ((-side * Math.PI) / 2)
      .translate(side * (HALF + 1.2), 0, 0);
  const core = new THREE.CylinderGeometry(1, 1.3, 33, 24).rotateZ(Math.PI / 2).translate(1.2, 0.4, 0);
  return litStage(
    {
      yarns: [
        {
          strands: [...cloth, thread(curve(slack, 22), { radius: 0.62, colour: turmeric, sides: 10 })],
          twist: 0.32,
          bump: 0.65,
        },
        { strands: [pirn(random)], twist: 0.3, bump: 0.6 },
      ],
      solids: [
        floor("#E9B27A"),
        solid(boat(), [LIES], "#ffffff", { surface: grain, roughness: 0.32 }),
        ...[-1, 1].map((side) => solid(tip(side), [LIES], "#A9B0B2", { roughness: 0.25 })),
        solid(core, [LIES], "#E9C89A", { roughness: 0.5 }),
      ],
      samples: 16,
      ground: "#E9B27A",
      eye: [-8, 104, 88],
      at: [2, 3, 3],
      angle: 29,
      focus: [2, 8, 14],
      aperture: 1.2,
      key: { from: [-0.8, 0.58, -0.25], power: 2.9, colour: "#fff4e4", spread: 0.08 },
      dome: { from: [0.1, 1, 0.3], power: 1.7, colour: "#fff4e6" },
      ambient: { sky: "#fff0dc", ground: "#4a2014", power: 0.42 },
      reach: 85,
      bias: 0.09,
      exposure: 1.06,
      vignette: 0.12,
    },
    1600,
    1000,
  );
};
