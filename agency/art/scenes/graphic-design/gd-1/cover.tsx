import { Cloth } from "../../../kit/cloth.tsx";
import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { svgFont } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import { Wide } from "../say.tsx";
import { Arches, Chevrons, inks, Strokes } from "./rain.tsx";

const { yellow, orange, blue, paper, sky, pink, lac, ink } = inks;
const [wide, tall] = [368, 832];

/** Three posters side by side on lac cloth: yellow arches, blue rain, pink chevrons; their heights line up. */
export const draw: Draw = (brief, picture) => {
  const say = (index: number) => word(picture, index);
  const sheets = [
    <>
      <Arches
        x={0}
        y={0}
        width={wide}
        height={tall}
        color={orange}
        ground={yellow}
        foot={764}
        step={72}
        rings={5}
      />
      <rect y={764} width={wide} height={68} fill={ink} />
      <Wide x={28} y={142} width={wide - 56} cap={108} color={ink}>
        {say(0)}
      </Wide>
      <Wide x={28} y={272} width={wide - 56} cap={108} color={ink}>
        {say(1)}
      </Wide>
      <text x={28} y={808} fill={yellow} {...svgFont(30, 600)}>
        {say(6)}
      </text>
    </>,
    <>
      <Strokes
        x={0}
        y={0}
        width={wide}
        height={tall}
        colors={[paper, sky, sky]}
        ground={blue}
        step={16}
        seed={11}
        values={[4, 7, 3, 9, 6, 2, 8]}
      />
      <rect y={532} width={wide} height={300} fill={blue} />
      <Wide x={28} y={672} width={wide - 56} cap={112} color={yellow}>
        {say(2)}
      </Wide>
      <Wide x={28} y={804} width={wide - 56} cap={112} color={yellow}>
        {say(3)}
      </Wide>
    </>,
    <>
      <Chevrons x={0} y={0} width={wide} height={tall} color={lac} ground={pink} wave={92} step={68} />
      <rect y={300} width={wide} height={232} fill={ink} />
      <Wide x={28} y={404} width={wide - 56} cap={72} color={paper}>
        {say(4)}
      </Wide>
      <Wide x={28} y={502} width={wide - 56} cap={72} color={paper}>
        {say(5)}
      </Wide>
      <rect y={764} width={wide} height={68} fill={pink} />
      <text x={16} y={807} textLength={wide - 32} fill={ink} {...svgFont(22, 700)}>
        {say(7)}
      </text>
    </>,
  ];
  return (
    <Stage ground={brief.palette.ground}>
      <Cloth x={0} y={0} width={1280} height={960} draft="overshot" warp="#7d0b38" weft="#a60f4a" cell={8} />
      {sheets.map((sheet, i) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a poster is its place
          key={i}
          style={{
            position: "absolute",
            left: 64 + i * 392,
            top: 64,
            width: wide,
            height: tall,
            boxShadow: "12px 12px 0 rgba(8,10,16,.4)",
          }}
        >
          <Drawing width={wide} height={tall}>
            {sheet}
          </Drawing>
        </div>
      ))}
    </Stage>
  );
};
