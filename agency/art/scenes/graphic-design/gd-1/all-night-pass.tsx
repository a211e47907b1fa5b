import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { svgFont } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import { Wide } from "../say.tsx";
import { inks } from "./rain.tsx";
import { Sheet } from "./series.tsx";

const { ink, paper, yellow, blue, lac, pink } = inks;
const black = "#0c0d10";
const passes = [
  { turn: -27, design: 0, part: [0, 260, 330, 460], ground: yellow, color: ink, lines: [0], note: 1 },
  { turn: -9, design: 1, part: [130, 0, 320, 446], ground: blue, color: yellow, lines: [2], note: 3 },
  { turn: 9, design: 3, part: [170, 0, 330, 460], ground: lac, color: yellow, lines: [7], note: 6 },
  { turn: 27, design: 2, part: [0, 0, 166, 232], ground: pink, color: ink, lines: [4], note: 5 },
] as const;

/** Four admission strips fanned on black, each cut from another part of a poster, a perforated stub at its head. */
export const draw: Draw = (_brief, picture) => {
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground={black}>
      <Drawing width={1280} height={960}>
        {passes.map(({ turn, design, part, ground, color, lines, note }) => (
          <g key={turn} transform={`translate(484 96) rotate(${turn} 156 1130)`}>
            <rect x={-10} y={6} width={312} height={860} fill="#000000" />
            <rect width={312} height={860} fill={ground} />
            <Sheet x={0} y={196} width={312} height={664} design={design} part={part} />
            <rect width={312} height={196} fill={ground} />
            {lines.map((index) => (
              <Wide key={index} x={26} y={94} width={260} cap={48} color={color}>
                {say(index)}
              </Wide>
            ))}
            <text x={26} y={150} fill={color} {...svgFont(32, 650)}>
              {say(note)}
            </text>
            <path d="M0 196H312" stroke={black} strokeWidth={6} strokeDasharray="12 10" />
            <circle cx={0} cy={196} r={18} fill={black} />
            <circle cx={312} cy={196} r={18} fill={black} />
            <path d="M0 0V860" stroke={paper} strokeOpacity={0.25} strokeWidth={4} />
          </g>
        ))}
      </Drawing>
    </Stage>
  );
};
