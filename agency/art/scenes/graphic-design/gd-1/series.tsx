import type { ReactNode } from "react";
import { Wide } from "../say.tsx";
import { Arches, Chevrons, inks, Strokes } from "./rain.tsx";

/** Size of a sheet in the drawing's units: 500 × 700 mm, and the three heights that all sheets keep. */
export const sheet = { width: 500, height: 700, heights: [233, 350, 467] } as const;

const all = { x: 0, y: 0, width: 500, height: 700 };
const { yellow, blue, lac, pink, paper, ink, orange, green, sky } = inks;

/** Two lines of capitals that fill a third of the sheet. */
function Pair(props: {
  readonly words: readonly [string, string];
  readonly top: number;
  readonly color: string;
}) {
  const { words, top, color } = props;
  return (
    <>
      <Wide x={26} y={top + 108} width={448} cap={86} color={color}>
        {words[0]}
      </Wide>
      <Wide x={26} y={top + 210} width={448} cap={86} color={color}>
        {words[1]}
      </Wide>
    </>
  );
}

const designs: readonly ReactNode[] = [
  <g key="a">
    <Arches {...all} color={orange} ground={yellow} cx={250} foot={700} step={62} rings={5} />
    <Pair words={["MON", "SOON"]} top={0} color={ink} />
  </g>,
  <g key="b">
    <Strokes {...all} colors={[paper, sky]} ground={blue} step={18} seed={11} values={[4, 7, 3, 9, 6]} />
    <rect y={467} width={500} height={233} fill={blue} />
    <Pair words={["RA", "DIO"]} top={467} color={yellow} />
  </g>,
  <g key="c">
    <Chevrons {...all} color={lac} ground={pink} wave={125} step={78} />
    <rect y={233} width={500} height={234} fill={ink} />
    <Pair words={["ALL NIGHT", "LONG"]} top={233} color={paper} />
  </g>,
  <g key="d">
    <Arches {...all} color={yellow} ground={lac} cx={500} foot={467} step={78} rings={6} />
    <rect y={467} width={500} height={233} fill={ink} />
    <Pair words={["98.4", "FM"]} top={467} color={yellow} />
  </g>,
  <g key="e">
    <rect width={500} height={700} fill={yellow} />
    <rect width={500} height={233} fill={paper} />
    <Strokes
      x={0}
      y={0}
      width={500}
      height={700}
      colors={[green]}
      step={20}
      seed={21}
      broken
      values={[8, 3, 9, 2, 7]}
    />
    <rect width={500} height={233} fill={paper} />
    <Strokes
      x={0}
      y={0}
      width={500}
      height={233}
      colors={[blue]}
      step={20}
      seed={21}
      broken
      values={[8, 3, 9, 2, 7]}
    />
    <rect y={350} width={500} height={117} fill={blue} />
    <Wide x={26} y={442} width={448} cap={66} color={paper}>
      RADIO
    </Wide>
  </g>,
  <g key="f">
    <Chevrons x={0} y={233} width={500} height={467} color={ink} ground={yellow} wave={250} step={117} />
    <rect width={500} height={233} fill={blue} />
    <Pair words={["MON", "SOON"]} top={0} color={pink} />
  </g>,
  <g key="g">
    <Arches {...all} color={blue} ground={pink} cx={0} foot={467} step={78} rings={6} />
    <rect y={467} width={500} height={233} fill={lac} />
    <Pair words={["RA", "DIO"]} top={467} color={paper} />
  </g>,
];

/** How many designs the series has. */
export const designCount = designs.length;

/** One poster of the series as a miniature. Drawn inside a `Drawing`; its height follows from its width. */
export function Sheet(props: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly design: number;
  /** The part that is seen, in the sheet's units; all of it when left out. */
  readonly part?: readonly [number, number, number, number];
  readonly height?: number;
}) {
  const { x, y, width, design, part, height = width * 1.4 } = props;
  return (
    <svg
      aria-hidden="true"
      x={x}
      y={y}
      width={width}
      height={height}
      viewBox={(part ?? [0, 0, 500, 700]).join(" ")}
      preserveAspectRatio="xMidYMid slice"
    >
      {designs[design % designs.length]}
    </svg>
  );
}
