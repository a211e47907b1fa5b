import type { Draw } from "../../../kit/contract.ts";
import { At, Drawing, Stage } from "../../../kit/stage.tsx";
import { Display, svgFont } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import { Band } from "./ferry.tsx";

/** The band unrolled from bow to stern, and the three places on board where a hand meets it. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const yarns = [ground, accent, paper] as const;
  return (
    <Stage ground={main}>
      <At x={40} y={20}>
        <Display size={64} color={paper} leading={1}>
          {say(0)}
        </Display>
      </At>
      <At x={840} y={20} width={400}>
        <Display size={64} color={paper} leading={1} style={{ textAlign: "right" }}>
          {say(1)}
        </Display>
      </At>
      <Drawing width={1280} height={960}>
        <path d="M512 60V88M768 60V88M512 74H768" stroke={second} strokeWidth={4} />
        <text x={640} y={46} textAnchor="middle" fill={second} {...svgFont(38, 700)}>
          {say(2)}
        </text>
        <Band y={96} columns={160} rows={64} cell={8} colors={yarns} />
        <path d="M0 640H1280V960H0z" fill={paper} shapeRendering="crispEdges" />
        <g shapeRendering="crispEdges">
          <path d="M40 872V720H56V872zM216 872V720H232V872zM392 872V720H408V872z" fill={ink} />
          <path d="M24 696H424V720H24z" fill={ink} />
          <Band x={32} y={744} columns={96} rows={24} cell={4} colors={yarns} />
          <path d="M24 864H424V880H24z" fill={main} />
        </g>
        <g shapeRendering="crispEdges">
          <path d="M504 680H824V816H504z" fill={main} />
          <Band x={520} y={696} columns={72} rows={24} cell={4} colors={yarns} from={2} />
          <path d="M480 816H848V848H480z" fill={ink} />
          <path d="M520 848h24v40h-24zM784 848h24v40h-24z" fill={ink} />
        </g>
        <clipPath id="cup">
          <path d="M976 680H1192L1164 888H1004z" />
        </clipPath>
        <g clipPath="url(#cup)">
          <path d="M960 672H1200V896H960z" fill="#ffffff" />
          <Band x={960} y={736} columns={60} rows={24} cell={4} colors={yarns} from={4} />
        </g>
        <path d="M976 680H1192L1164 888H1004z" fill="none" stroke={ink} strokeWidth={8} />
        <path d="M960 664h248v24H960z" fill={ink} />
        {[3, 4, 5].map((index) => (
          <text
            key={index}
            x={[224, 664, 1084][index - 3]}
            y={936}
            textAnchor="middle"
            fill={ink}
            {...svgFont(40, 800, 92)}
          >
            {say(index)}
          </text>
        ))}
      </Drawing>
    </Stage>
  );
};
