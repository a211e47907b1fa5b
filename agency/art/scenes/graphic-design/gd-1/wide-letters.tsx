import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { svgFont } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import { Wide } from "../say.tsx";
import { inks } from "./rain.tsx";

const { paper, ink, lac, yellow } = inks;
const [left, wide] = [224, 984];
const rows = [
  { words: 0, foot: 288, cap: 208, label: 6 },
  { words: 1, foot: 488, cap: 168, label: 5 },
  { words: 2, foot: 648, cap: 128, label: -1 },
  { words: 3, foot: 776, cap: 96, label: 4 },
];

/** Black on paper: the festival capitals, every line drawn to the same measure; joins redrawn for paste are ringed. */
export const draw: Draw = (_brief, picture) => {
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground={paper}>
      <Drawing width={1280} height={960}>
        <rect width={184} height={960} fill={yellow} />
        <path d={`M${left} 40V832M${left + wide} 40V832`} stroke={lac} strokeWidth={3} />
        {rows.map(({ words, foot, cap, label }) => (
          <g key={foot}>
            <path d={`M0 ${foot}H1280`} stroke={ink} strokeWidth={2} />
            <Wide x={left} y={foot} width={wide} cap={cap} color={ink} weight={900}>
              {say(words)}
            </Wide>
            {label >= 0 && (
              <text x={28} y={foot - 20} fill={ink} {...svgFont(27, 700)}>
                {say(label)}
              </text>
            )}
          </g>
        ))}
        <g fill="none" stroke={lac} strokeWidth={8}>
          <circle cx={496} cy={118} r={52} />
          <circle cx={1108} cy={256} r={52} />
          <circle cx={940} cy={376} r={44} />
        </g>
        <text
          x={left}
          y={888}
          fill={ink}
          {...svgFont(60, 850, 100)}
          textLength={756}
          lengthAdjust="spacingAndGlyphs"
        >
          {say(7)}
        </text>
        <text x={left + wide} y={896} textAnchor="end" fill={lac} {...svgFont(84, 850, 70)}>
          {say(8)}
        </text>
      </Drawing>
    </Stage>
  );
};
