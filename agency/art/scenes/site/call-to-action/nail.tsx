import * as THREE from "three";
import type { Draw } from "../../../kit/contract.ts";
import { Drawing } from "../../../kit/stage.tsx";
import type { Solid, Spot } from "../../../lit/description.ts";
import { litStage } from "../../../lit/picture.tsx";
import { box, type Placed, solid, surfaceOf } from "../../../lit/solid.ts";
import { bobbin } from "../../../lit/spool.ts";
import { curve, thread } from "../../../lit/thread.ts";

const [lac, wood, steel] = ["#B3134F", "#E9B27A", "#6B7376"];
/** The wall that is seen, in units from its middle, and pixels for one unit. */
const [WIDE, HIGH, SCALE] = [140, 90, 12];
/** Where the middle of the wall is above the foot of the bobbin. */
const MIDDLE = 26;
/** What hung here: its middle, size and lean in degrees. */
const HUNG = { x: -1, y: 33, width: 62, height: 37, lean: -3.2 } as const;
/** How far the nail stands out, its height, and where the thread hangs on it. */
const NAIL = { y: 57, out: 11, thread: 7.6 } as const;

/** Distempered wall: strokes of the brush, and the paler ground of what hung on it with the dust of its edges. */
function Wall() {
  const [width, height] = [WIDE * SCALE, HIGH * SCALE];
  const strokes = Array.from({ length: 150 }, (_, k) => ({
    x: ((k * 379) % 1000) * (width / 1000) - 160,
    y: ((k * 617) % 1000) * (height / 1000),
    long: 220 + ((k * 53) % 7) * 60,
    tone: ["#72B29B", "#69A890", "#6CAD95"][k % 3],
  }));
  const x = (WIDE / 2 + HUNG.x) * SCALE;
  const y = (HIGH / 2 + MIDDLE - HUNG.y) * SCALE;
  const [w, h] = [HUNG.width * SCALE, HUNG.height * SCALE];
  return (
    <div style={{ width, height, background: "#6EAF98" }}>
      <Drawing width={width} height={height}>
        {strokes.map((stroke, k) => (
          <path
            key={`${stroke.x} ${stroke.y}`}
            d={`M${stroke.x} ${stroke.y}q${stroke.long / 2} ${((k % 5) - 2) * 9} ${stroke.long} ${((k % 3) - 1) * 12}`}
            stroke={stroke.tone}
            strokeWidth={20 + (k % 4) * 8}
            strokeLinecap="round"
            fill="none"
          />
        ))}
        <g transform={`translate(${x} ${y}) rotate(${-HUNG.lean})`}>
          <rect x={-w / 2 - 5} y={-h / 2 - 5} width={w + 10} height={h + 10} fill="#5C9A84" />
          <rect x={-w / 2} y={-h / 2} width={w} height={h} fill="#C4E9D6" />
          {[0.16, 0.38, 0.55, 0.83].map((at, k) => (
            <path
              key={at}
              d={`M${-w / 2 + 8} ${-h / 2 + h * at}q${w / 2} ${(k - 1.5) * 14} ${w - 16} 6`}
              stroke="#C0E6D3"
              strokeWidth={26}
              fill="none"
            />
          ))}
        </g>
      </Drawing>
    </div>
  );
}

/** What held it: tape at its four corners; under one a torn corner of paper is left. */
function remains(): Solid[] {
  const lean = (HUNG.lean * Math.PI) / 180;
  const corner = (across: number, up: number, out: number, turn: number): Placed => {
    const [x, y] = [(across * HUNG.width) / 2, (up * HUNG.height) / 2];
    const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
    return {
      at: [HUNG.x + x * cos - y * sin, HUNG.y + x * sin + y * cos, out],
      turn: [0, 0.05 * across, lean + turn],
    };
  };
  const tapes = [
    corner(-1, 1, 0.45, 0.72),
    corner(1, 1, 0.6, -0.8),
    corner(-1, -1, 0.45, -0.7),
    corner(1, -1, 0.45, 0.82),
  ];
  const scrap = new THREE.Shape();
  scrap.moveTo(0, 0);
  for (const [x, y] of [
    [-10, 0],
    [-8.6, -1.6],
    [-8.9, -2.6],
    [-6.6, -4],
    [-5.4, -5.6],
    [-4, -5.8],
    [-2.8, -8],
    [-1.2, -8.4],
    [0, -10.5],
  ] as const)
    scrap.lineTo(x, y);
  const paper = new THREE.ExtrudeGeometry(scrap, { depth: 0.12, bevelEnabled: false });
  return [
    box(9.5, 3.6, 0.14, tapes, "#F1DFA6", { roughness: 0.5 }),
    solid(paper, [{ ...corner(0.995, 0.99, 0.25, 0) }], lac, { roughness: 0.8 }),
  ];
}

/** A wall with one nail: a thread hangs plumb from it with a bobbin for its weight, over the leaning ground of an old poster. */
export const draw: Draw = async (_brief, _picture, { pixels }) => {
  const surface = surfaceOf(await pixels(<Wall />, WIDE * SCALE, HIGH * SCALE));
  const out = NAIL.thread;
  const weight = bobbin(0, out, 9, lac, { radius: 5.2, wood, seed: 6 });
  const loops: Spot[] = Array.from({ length: 25 }, (_, k) => {
    const angle = -0.4 + k * 0.82;
    return [Math.cos(angle) * 1.35, NAIL.y + Math.sin(angle) * 1.35, out - 1.4 + k * 0.085];
  });
  const line = curve(
    [[0, 17, out], [0.2, 30, out], [0.25, 44, out], [1.1, NAIL.y - 3, out - 1.2], ...loops],
    10,
  );
  const tail = curve(
    [
      [-1.2, NAIL.y + 0.6, out + 0.7],
      [-2.6, NAIL.y - 1.6, out + 1],
      [-3, NAIL.y - 5, out + 0.6],
      [-4.2, NAIL.y - 8, out + 0.4],
    ],
    12,
  );
  const [shaft, head] = [
    new THREE.CylinderGeometry(0.75, 0.75, NAIL.out, 24)
      .rotateX(Math.PI / 2)
      .translate(0, NAIL.y, NAIL.out / 2),
    new THREE.CylinderGeometry(1.9, 1.7, 0.7, 32).rotateX(Math.PI / 2).translate(0, NAIL.y, NAIL.out),
  ];
  return litStage(
    {
      yarns: [
        {
          strands: [line, tail].map((points) =>
            thread(points, { radius: 0.52, colour: lac, sides: 8, across: [0.2, 0.1, 1] }),
          ),
          twist: 0.3,
          bump: 0.7,
        },
        { strands: weight.strands, twist: 0.3, bump: 0.7 },
      ],
      solids: [
        solid(new THREE.PlaneGeometry(WIDE, HIGH), [{ at: [0, MIDDLE, 0] }], "#ffffff", {
          surface,
          roughness: 0.95,
        }),
        ...remains(),
        ...[shaft, head].map((part) => solid(part, [{ at: [0, 0, 0] }], steel, { roughness: 0.35 })),
        ...weight.solids,
      ],
      samples: 16,
      ground: "#6EAF98",
      eye: [-50, 26, 143],
      at: [0.5, 28.4, 0],
      angle: 25,
      focus: [0, 20, 8],
      aperture: 0.8,
      key: { from: [-0.75, 0.62, 0.62], power: 2.9, colour: "#fff4e4", spread: 0.05 },
      dome: { from: [0.1, 0.6, 1], power: 1.5, colour: "#f2fff8" },
      ambient: { sky: "#f2fff8", ground: "#2b5245", power: 0.4 },
      reach: 70,
      centre: [0, 28, 0],
      bias: 0.06,
      exposure: 1.05,
      vignette: 0.14,
    },
    1600,
    1000,
  );
};
