import * as THREE from "three";
import type { Draw, PictureBrief } from "../../../kit/contract.ts";
import { Line } from "../../../kit/line.tsx";
import { Block } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import type { Spot, Strand } from "../../../lit/description.ts";
import { litStage } from "../../../lit/picture.tsx";
import { turnedOver } from "../../../lit/plate.ts";
import { floor, onto, type Placed, solid, surfaceOf } from "../../../lit/solid.ts";
import { bobbin } from "../../../lit/spool.ts";
import { curve, thread } from "../../../lit/thread.ts";

const [madder, leaf, ink] = ["#D2381C", "#0F8A5C", "#141618"];
/** The bill's paper and where its roll begins, in units; pixels of its print for one unit. */
const [WIDE, LONG, ROLL, SCALE] = [52, 132, 88, 16];
const FIRST = 28;
const STEP = 7.8;
/** How the bill lies; its upper end is out of the picture. */
const LIES: Placed = { at: [-12, 0, -64], turn: [0, 0.13, 0] };
/** Lines that are struck, and the one that is ringed. */
const STRUCK = [0, 3, 5];
const RINGED = 2;
const LINES = 6;

/** The bill's print: title, month, seven lines with amounts, the sum between two rules. */
function Print({ picture }: { picture: PictureBrief }) {
  const [width, height] = [WIDE * SCALE, LONG * SCALE];
  const row = (i: number) => (FIRST + i * STEP) * SCALE;
  const line = (i: number, size: number, weight: number, y: number) => (
    <div key={i}>
      <Line x={56} y={y} size={size} weight={weight} face="JetBrains Mono" color={ink}>
        {word(picture, 2 + i * 2)}
      </Line>
      <Line
        x={56}
        y={y}
        size={size}
        weight={weight}
        face="JetBrains Mono"
        color={ink}
        width={width - 112}
        align="right"
      >
        {word(picture, 3 + i * 2)}
      </Line>
    </div>
  );
  return (
    <div style={{ position: "relative", width, height, background: "#F7F6F0" }}>
      <Line x={56} y={16 * SCALE} size={84} stretch={82} weight={800} face="Anybody" color={ink}>
        {word(picture, 0)}
      </Line>
      <Line
        x={56}
        y={17.2 * SCALE}
        size={60}
        face="JetBrains Mono"
        color={ink}
        width={width - 112}
        align="right"
      >
        {word(picture, 1)}
      </Line>
      <Block x={56} y={(FIRST - 3.6) * SCALE} width={width - 112} height={7} color={ink} />
      {Array.from({ length: LINES }, (_, i) => line(i, 72, 700, row(i) - 36))}
      {Array.from({ length: LINES }, (_, i) => (
        <Block
          key={word(picture, 2 + i * 2)}
          x={56}
          y={row(i) + 58}
          width={width - 112}
          height={i === LINES - 1 ? 7 : 2}
          color={ink}
        />
      ))}
      {line(LINES, 78, 800, row(LINES) - 36)}
      <Block x={56} y={row(LINES) + 62} width={width - 112} height={7} color={ink} />
    </div>
  );
}

/** Where the paper is at a way down it: nearly flat, then rolled up over itself. */
function paper(way: number): readonly [y: number, z: number] {
  if (way < ROLL) return [0.35 + 0.3 * Math.sin(way * 0.11) ** 2, way];
  let [y, z, angle] = [0.35 + 0.3 * Math.sin(ROLL * 0.11) ** 2, ROLL, 0];
  for (let done = ROLL; done < way; done += 0.25) {
    y += Math.sin(angle) * 0.25;
    z += Math.cos(angle) * 0.25;
    angle += 0.25 / Math.max(4.2, 7.4 - (done - ROLL) * 0.07);
  }
  return [y, z];
}

/** The bill's upper side, or what lies so much above it. */
function strip(above: number): THREE.BufferGeometry {
  const geometry = new THREE.PlaneGeometry(WIDE, LONG, 8, 264);
  const { position } = geometry.attributes;
  for (let k = 0; position && k < position.count; k++) {
    const way = LONG / 2 - position.getY(k);
    const [[y, z], [ny, nz]] = [paper(way), paper(way + 0.25)];
    const step = Math.hypot(ny - y, nz - z);
    position.setXYZ(k, position.getX(k), y + (above * (nz - z)) / step, z - (above * (ny - y)) / step);
  }
  geometry.computeVertexNormals();
  return geometry;
}

/** Last month's bill with three lines struck by red thread and one ringed in green. */
export const draw: Draw = async (_brief, picture, { pixels, random }) => {
  const print = surfaceOf(await pixels(<Print picture={picture} />, WIDE * SCALE, LONG * SCALE));
  const laid = (spots: Spot[], colour: string): Strand =>
    thread(
      curve(
        spots.map((spot) => onto(LIES, spot)),
        22,
      ),
      { radius: 0.48, colour, sides: 10 },
    );
  const strikes = STRUCK.map((i) => {
    const z = FIRST + i * STEP + 0.9;
    const spots = Array.from({ length: 8 }, (_, k): Spot => {
      const edge = k === 0 || k === 7;
      return [-29 + k * 8.3 + random(), edge ? 0.6 : 1.15, z + (random() - 0.5) * 1.1];
    });
    return laid(spots, madder);
  });
  const middle = FIRST + RINGED * STEP + 0.4;
  const ring = Array.from({ length: 19 }, (_, k): Spot => {
    const angle = 0.5 + (k / 16) * Math.PI * 2;
    const far = 1 + (k > 14 ? (k - 14) * 0.05 : 0);
    return [Math.cos(angle) * 27.5 * far, 1.2 + (k > 14 ? 1.1 : 0), middle + Math.sin(angle) * 4.3 * far];
  });
  ring.push(
    [33, 0.6, middle + 11],
    [36, 0.8, middle + 21],
    [37.3, 2.2, middle + 29],
    [38.1, 3, middle + 34.5],
    [40.5, 3.3, middle + 39],
  );
  const reels = [
    bobbin(36, -20, 13, madder, { radius: 5.4, seed: 3 }),
    bobbin(41.5, 8, 13, leaf, { radius: 5.4, seed: 4 }),
  ];
  return litStage(
    {
      yarns: [
        { strands: [...strikes, laid(ring, leaf)], twist: 0.3, bump: 0.7 },
        { strands: reels.flatMap((reel) => reel.strands), twist: 0.3, bump: 0.7 },
      ],
      solids: [
        floor("#1F2F86"),
        solid(turnedOver(strip(-0.12)), [LIES], "#F7F6F0", { roughness: 0.85 }),
        solid(strip(0), [LIES], "#ffffff", { surface: print, roughness: 0.85 }),
        ...reels.flatMap((reel) => reel.solids),
      ],
      samples: 16,
      ground: "#14215C",
      eye: [-4, 116, 82],
      at: [4.2, 0, -1.6],
      angle: 28.4,
      focus: [0, 1, 0],
      aperture: 0.9,
      key: { from: [-0.8, 0.6, -0.2], power: 2.8, colour: "#fff4e4", spread: 0.08 },
      dome: { from: [0.1, 1, 0.3], power: 1.6, colour: "#eef2ff" },
      ambient: { sky: "#eef2ff", ground: "#14215c", power: 0.4 },
      reach: 75,
      bias: 0.16,
      exposure: 1.04,
      vignette: 0.12,
    },
    1600,
    1000,
  );
};
