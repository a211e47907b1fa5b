import * as THREE from "three";
import type { Draw, PictureBrief } from "../../../kit/contract.ts";
import { Line } from "../../../kit/line.tsx";
import { Block } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import type { Spot } from "../../../lit/description.ts";
import { litStage } from "../../../lit/picture.tsx";
import { box, floor, onto, type Placed, solid, surfaceOf } from "../../../lit/solid.ts";
import { curve, thread } from "../../../lit/thread.ts";

const leaf = "#0F8A5C";
/** A letter and how many lie on each other; pixels of its print for one unit. */
const [WIDE, DEEP, THICK, SHEETS, SCALE] = [66, 48, 0.55, 34, 16];
const TOP = THICK * SHEETS;
const LIES: Placed = { at: [-1, 0, -3], turn: [0, 0.16, 0] };
/** Where the cord crosses itself on the top letter. */
const [X, Z] = [17, 4];
const RADIUS = 1.05;

/** The top letter: to, from and the name it calls are blacked out; what it asks is not. */
function Letter({ picture }: { picture: PictureBrief }) {
  const [width, height] = [WIDE * SCALE, DEEP * SCALE];
  const rows = [
    { y: 56, bar: [190, 400] },
    { y: 158, bar: [190, 330] },
    { y: 290, bar: [190, 270] },
  ] as const;
  return (
    <div style={{ position: "relative", width, height, background: "#F8F7F2" }}>
      {rows.map(({ y, bar: [from, long] }, i) => (
        <div key={y}>
          <Line x={48} y={y} size={64} weight={600} face="Instrument Sans" color="#141618">
            {word(picture, i)}
          </Line>
          <Block x={from + 52} y={y + 4} width={long} height={68} color="#141618" />
        </div>
      ))}
      <Line x={48} y={500} size={64} weight={600} face="Instrument Sans" color="#141618">
        {word(picture, 3)}
      </Line>
      <Line x={48} y={590} size={64} weight={600} face="Instrument Sans" color="#141618">
        {word(picture, 4)}
      </Line>
    </div>
  );
}

/** The cord: round the stack both ways, knotted where it crosses, with two loops and two ends. */
function cord() {
  const over = TOP + RADIUS * 0.9;
  const [right, near] = [WIDE / 2 + RADIUS, DEEP / 2 + RADIUS];
  const along = (): Spot[] => [
    [-right, -2, Z],
    [-right, TOP * 0.5, Z],
    [-right + 0.1, TOP - 0.6, Z],
    [-right + 1.6, over, Z],
    [-14, over, Z],
    [X - 4, over + 0.1, Z],
    [X, over + 0.5, Z],
    [X + 4, over + 0.1, Z],
    [right - 1.6, over, Z],
    [right - 0.1, TOP - 0.6, Z],
    [right, TOP * 0.5, Z],
    [right, -2, Z],
  ];
  const across = (): Spot[] => [
    [X, -2, -near],
    [X, TOP - 0.6, -near + 0.1],
    [X, over, -near + 1.6],
    [X, over, -8],
    [X, over + 1.2, Z - 2.6],
    [X, over + 2.2, Z],
    [X, over + 1.2, Z + 2.6],
    [X, over, near - 1.6],
    [X, TOP - 0.6, near - 0.1],
    [X, TOP * 0.5, near],
    [X, -2, near],
  ];
  const high = over + 2.6;
  const bow = (side: number): Spot[] => [
    [X, high + 0.6, Z],
    [X + side * 4, high + 2.8, Z - 2.6],
    [X + side * 10.5, high + 2.4, Z - 5.4],
    [X + side * 13.5, high, Z - 2.8],
    [X + side * 10.5, high + 0.4, Z + 0.6],
    [X + side * 4.5, high + 1, Z + 0.8],
    [X, high + 0.8, Z + 0.2],
  ];
  const end = (side: number): Spot[] => [
    [X, high + 0.6, Z],
    [X + side * 3, high - 0.2, Z + 3.4],
    [X + side * 5.6, over, Z + 7],
    [X + side * (8.6 + side * 1.4), over, Z + 9.4],
    [X + side * (10 + side * 3.6), over, Z + 13],
  ];
  const knot: Spot[] = Array.from({ length: 15 }, (_, k) => {
    const angle = k * 0.9;
    return [X + (k - 7) * 0.16, high + 0.5 + Math.sin(angle) * 1.7, Z + Math.cos(angle) * 1.9];
  });
  return [along(), across(), bow(-1), bow(1), end(-1), end(1), knot];
}

/** A stack of letters all alike, tied crosswise with green cord; the names on the top one are blacked out. */
export const draw: Draw = async (_brief, picture, { pixels, random }) => {
  const print = surfaceOf(await pixels(<Letter picture={picture} />, WIDE * SCALE, DEEP * SCALE));
  const places: Placed[] = Array.from({ length: SHEETS }, (_, k) => {
    const last = k === SHEETS - 1;
    const aside = () => (last ? 0 : (random() - 0.5) * 1.3);
    const at = onto(LIES, [aside(), (k + 0.5) * THICK, aside()]);
    return { at, turn: [0, 0.16 + (last ? 0 : (random() - 0.5) * 0.016), 0] };
  });
  const whites = ["#F7F6F0", "#E9E6DB", "#FFFFFF", "#F0EDE2"];
  const face = new THREE.PlaneGeometry(WIDE, DEEP).rotateX(-Math.PI / 2).translate(0, TOP + 0.03, 0);
  const strands = cord().map((spots, i) => {
    const points = curve(
      spots.map((spot) => onto(LIES, spot)),
      18,
    );
    const last = points.length / 3 - 1;
    // Cut ends close: a tube is hollow.
    const radius = (k: number) => RADIUS * (k === last ? 0.04 : k === last - 1 ? 0.85 : 1);
    const across: Spot = i === 6 ? [1, 0, 0.2] : [0.1, 1, 0.05];
    return thread(points, { radius, colour: leaf, sides: 10, start: i * 5, across });
  });
  return litStage(
    {
      yarns: [{ strands, twist: 0.3, bump: 0.7 }],
      solids: [
        floor("#F4B400"),
        box(WIDE, THICK * 0.94, DEEP, places, "#ffffff", { roughness: 0.9 }),
        solid(face, [LIES], "#ffffff", { surface: print, roughness: 0.9 }),
      ].map((body, i) =>
        i === 1 ? { ...body, colours: places.map((_, k) => whites[(k * 7) % 4] ?? "#FFFFFF") } : body,
      ),
      samples: 16,
      ground: "#F4B400",
      eye: [-10, 108, 96],
      at: [0, 8, 1],
      angle: 26,
      focus: [2, TOP, 6],
      aperture: 1,
      key: { from: [-0.8, 0.62, -0.1], power: 2.8, colour: "#fff4e4", spread: 0.08 },
      dome: { from: [0.1, 1, 0.4], power: 1.6, colour: "#fff6e6" },
      ambient: { sky: "#fff4dc", ground: "#7a5200", power: 0.45 },
      reach: 75,
      bias: 0.07,
      exposure: 1.04,
      vignette: 0.12,
    },
    1600,
    1000,
  );
};
