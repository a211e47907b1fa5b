import { Woven } from "../../../kit/cloth.tsx";
import type { Draw } from "../../../kit/contract.ts";
import { Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { modulo } from "../../../weave/drafts.ts";
import { type Rgb, rgb } from "../../../weave/strands.ts";
import { Box, Ink, Say, times, Wire } from "../parts.tsx";
import { denim, type Flaw, lit, missingPick, twill } from "./denim.ts";

const [COLUMNS, ROWS, CELL] = [50, 32, 8];
const pale: Rgb = rgb("#f4f6fa");
const far = (x: number, y: number, rx: number, ry: number) => ((x - 25) / rx) ** 2 + ((y - 16) / ry) ** 2;
const grain = (x: number, y: number) => modulo(x * 7 + y * 13 + x * y, 5) / 14;

/** Nine faults in the order of the brief's names. */
const flaws: readonly Flaw[] = [
  missingPick(15, pale),
  {
    raised: (x, y, sound) => (x === 25 && y > 11 ? false : sound),
    tint: (x, y, colour) => (x === 25 && y > 11 ? pale : x === 25 && y > 8 ? lit(colour, 1.9) : colour),
  },
  {
    tint: (x, _y, colour) => {
      if (x === 25) return pale;
      return x === 23 || x === 24 || x === 26 || x === 27 ? lit(colour, 0.6) : colour;
    },
  },
  {
    raised: (x, y) => twill(x, y > 15 ? y - 1 : y),
    tint: (x, y, colour) => {
      const bound = y === 15 || y === 16;
      return bound && !twill(x, 15) ? pale : bound ? lit(colour, 0.72) : colour;
    },
  },
  { tint: (x, y, colour) => (far(x, y, 2.2, 2.2) < 1 ? rgb("#0d1729") : colour) },
  {
    raised: (x, y, sound) => (far(x, y, 2.2, 13) < 1 ? true : sound),
    tint: (x, y, colour) => (far(x, y, 2.2, 13) < 1 ? lit(rgb("#4a6cb5"), 1.12) : colour),
  },
  {
    tint: (x, y, colour) => {
      const deep = far(x, y, 9, 7) + grain(x, y);
      if (deep > 1.1) return colour;
      return [colour[0] * 0.5 + 44, colour[1] * 0.46 + 22, colour[2] * 0.34];
    },
  },
  { raised: (x, y, sound) => (x > 19 && x < 31 && y > 9 && y < 22 ? true : sound) },
  { tint: (x, y, colour) => (far(x, y, 7, 6.4) + grain(x, y) * 2 < 1 ? rgb("#060b14") : colour) },
];

/** How far each fault reaches from the middle of its tile, for its frame: half width and half height. */
const reach = [
  [180, 24],
  [24, 116],
  [32, 116],
  [180, 24],
  [40, 40],
  [36, 112],
  [92, 74],
  [62, 64],
  [76, 68],
] as const;

/** Nine camera tiles of denim, each with one fault in the weave itself. */
export const draw: Draw = (brief, picture, { client }) => {
  const { paper, ink, accent } = brief.palette;
  const place = (i: number) => ({ x: 32 + (i % 3) * 408, y: 24 + Math.floor(i / 3) * 304 });
  return (
    <Stage ground={paper}>
      {flaws.map((flaw, i) => {
        const { x, y } = place(i);
        const cloth = denim(COLUMNS, ROWS, CELL, { warp: "#2f4f8f", weft: "#c6d1e6", seed: 20 + i }, flaw);
        return <Woven key={word(picture, i)} x={x} y={y} width={400} height={256} pixels={cloth} />;
      })}
      <Ink client={client}>
        {times(9).map((i) => {
          const { x, y } = place(i);
          const [w = 0, h = 0] = reach[i] ?? [];
          const [cx, cy] = [x + 204, y + 132];
          return (
            <g key={word(picture, i)}>
              <Wire
                d={`M${cx - w} ${cy - h + 20}v-20h20M${cx + w} ${cy - h + 20}v-20h-20M${cx - w} ${cy + h - 20}v20h20M${cx + w} ${cy + h - 20}v20h-20`}
                color={accent}
                thick={7}
              />
              <Say at={[x, y + 290]} size={32} weight={700} color={ink}>
                {word(picture, i)}
              </Say>
            </g>
          );
        })}
        <g transform="translate(644 460)">
          <Wire
            d="M-6-6q-22-18-34-6M6 4q20 18 36 8M-4 6q-10 22-26 22M8-8q16-14 18-26"
            color={ink}
            thick={6}
            cap="round"
          />
          <Wire d="M-6-6q-22-18-34-6M6 4q20 18 36 8" color="#6f8cc9" thick={3} cap="round" />
        </g>
        <g transform="translate(1052 764)">
          {[
            "M-48-30l34 18",
            "M46-34l-26 20",
            "M-54 20l30-8",
            "M50 26l-30-14",
            "M-14-50l4 26",
            "M16 50l-4-24",
            "M-18 50l6-22",
          ].map((d) => (
            <Wire key={d} d={d} color="#dfe6f2" thick={4} cap="round" />
          ))}
        </g>
        <Box at={[1048, 908, 200, 8]} fill={ink} />
        <Wire d="M1050 898v28M1246 898v28" color={ink} thick={4} />
        <Say at={[1148, 948]} size={24} weight={600} color={ink} anchor="middle">
          {word(picture, 9)}
        </Say>
      </Ink>
    </Stage>
  );
};
