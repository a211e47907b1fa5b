import type { ReactNode } from "react";
import type { Draw } from "../../../kit/contract.ts";
import type { Solid } from "../../../lit/description.ts";
import { litStage } from "../../../lit/picture.tsx";
import { box, sheet, surfaceOf, wall } from "../../../lit/solid.ts";
import { thread } from "../../../lit/thread.ts";
import { MonsoonPoster, NumeralsPoster, SHEET, squaresOf, TypeDaysPoster } from "../prints.tsx";

const rain = [8, 3, 9, 2, 7, 9, 4, 10, 3, 6, 9, 5, 2, 8, 10, 4];
const SCALE = 0.75;
const hung = [
  { x: 42, top: 33.5, z: 15, turn: 0.14, curl: 1, wave: 0 },
  { x: 80.5, top: 33, z: 13, turn: -0.1, curl: 1.6, wave: 1.7 },
  { x: 119, top: 35.6, z: 16, turn: 0.12, curl: 0.9, wave: 3.4 },
] as const;

/** Three whole posters dry on a thread before a lac wall; the line runs in from the left. */
export const draw: Draw = async (_brief, { words }, { pixels }) => {
  const squares: [number, number][][] = [];
  for (const figure of words.slice(7, 11)) squares.push(await squaresOf(figure, pixels));
  const posters: ReactNode[] = [
    <MonsoonPoster key="monsoon" words={[...words.slice(0, 2), "", words[2] ?? ""]} rain={rain} />,
    <TypeDaysPoster key="type" words={words.slice(3, 7)} />,
    <NumeralsPoster key="year" words={words.slice(7, 11)} squares={squares} />,
  ];
  const solids: Solid[] = [wall("#B3134F")];
  for (const [i, { x, top, z, turn, curl, wave }] of hung.entries()) {
    const flat = await pixels(
      <div
        style={{
          transform: `scale(${SCALE})`,
          transformOrigin: "0 0",
          width: SHEET.width,
          height: SHEET.height,
        }}
      >
        {posters[i]}
      </div>,
      SHEET.width * SCALE,
      SHEET.height * SCALE,
    );
    solids.push(sheet(36, 48, { at: [x, top - 24, z], turn: [0, turn, 0] }, surfaceOf(flat), curl, wave));
    const clips = [-12.4, 12.4].map((aside) => ({ at: [x + aside, top + 0.7, z - turn * aside] }) as const);
    solids.push(box(1.3, 5.2, 1.7, clips, "#141618"));
  }
  const line = Array.from({ length: 81 }, (_, k) => {
    const t = k / 40 - 1;
    return [84 + t * 200, 33 + t * t * 24 + 1.2, 15];
  });
  return litStage(
    {
      yarns: [
        {
          strands: [thread(line.flat(), { radius: 0.5, colour: "#F4B400", sides: 8, across: [0, 0, 1] })],
          twist: 0.35,
          bump: 0.7,
        },
      ],
      solids,
      ground: "#A60F4A",
      eye: [40, -6, 280],
      at: [40, 7, 6],
      angle: 24.5,
      focus: [80, 5, 16],
      aperture: 1.5,
      key: { from: [-0.6, 0.65, 0.7], power: 2.7, colour: "#fff4ec", spread: 0.08 },
      dome: { from: [0.1, 0.5, 1], power: 1.6, colour: "#ffeaf2" },
      ambient: { sky: "#ffe0ec", ground: "#4a0620", power: 0.4 },
      reach: 120,
      centre: [60, 0, 8],
      bias: 0.05,
      exposure: 1.14,
      calm: { colour: "#A60F4A", from: 0.12, to: 0.44, strength: 0.75 },
    },
    1920,
    1080,
  );
};
