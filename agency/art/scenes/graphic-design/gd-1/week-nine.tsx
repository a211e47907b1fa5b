import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { svgFont } from "../../../kit/type.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Wide } from "../say.tsx";
import { inks, Strokes } from "./rain.tsx";

const { yellow, blue, green, paper, lac, ink } = inks;
const [left, wide] = [288, 704];

/** One poster, full height, on a lac wall: four bars of drums as broken strokes, blue that yellow turns green. */
export const draw: Draw = (_brief, picture) => {
  const say = (index: number) => word(picture, index);
  const rain = { seed: 31, step: 22, broken: true, values: numbers(picture, [6]) } as const;
  return (
    <Stage ground={lac}>
      <Drawing width={1280} height={960}>
        <path d={`M${left + 24} 40H${left + wide + 24}V984H${left + 24}Z`} fill="#6f0a32" />
        <rect x={left} y={0} width={wide} height={960} fill={paper} />
        <rect x={left} y={312} width={wide} height={524} fill={yellow} />
        <svg aria-hidden="true" x={left} y={0} width={wide} height={312}>
          <Strokes x={0} y={0} width={wide} height={960} colors={[blue]} {...rain} />
        </svg>
        <svg aria-hidden="true" x={left} y={312} width={wide} height={524} viewBox={`0 312 ${wide} 524`}>
          <Strokes x={0} y={0} width={wide} height={960} colors={[green]} {...rain} />
        </svg>
        <rect x={left} y={312} width={wide} height={284} fill={blue} />
        <Wide x={left + 40} y={438} width={wide - 80} cap={104} color={yellow}>
          {say(0)}
        </Wide>
        <Wide x={left + 40} y={566} width={wide - 80} cap={104} color={paper}>
          {say(1)}
        </Wide>
        <rect x={left} y={836} width={wide} height={124} fill={ink} />
        <text x={left + 40} y={888} fill={yellow} {...svgFont(40, 800, 96)}>
          {say(2)}
        </text>
        <text x={left + 40} y={932} fill={paper} {...svgFont(28, 600)}>
          {say(4)}
        </text>
        <text x={left + wide - 40} y={930} textAnchor="end" fill={yellow} {...svgFont(72, 850, 60)}>
          {say(3)}
        </text>
      </Drawing>
    </Stage>
  );
};
