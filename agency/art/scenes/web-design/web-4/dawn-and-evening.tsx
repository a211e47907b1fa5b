import type { ReactNode } from "react";
import type { Draw } from "../../../kit/contract.ts";
import { skins } from "../../../kit/people.tsx";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Numeral, T } from "./parts.tsx";

const straps = ["#b3202c", "#1d3f9c", "#0d2427", "#8a5a2e", "#d9a21b", "#4b7a34", "#7a2e8e"];

function Sandal({ x, y, color, sole }: { x: number; y: number; color: string; sole: string }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M2 84C-6 60 2 44 0 22C-2 -6 36 -6 34 22C32 44 40 60 32 84C28 98 6 98 2 84Z" fill={sole} />
      <path d="M17 12L-1 46M17 12L35 46" stroke={color} strokeWidth={8} fill="none" />
    </g>
  );
}

/** One door twice: a row of sandals before the shutter at dawn, five people seated inside in the evening. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const women = ["#a3123f", "#ffb000", "#1d3f9c", "#0c5c63", "#7a2e8e"];
  return (
    <Stage ground={ink}>
      <At x={0} y={0} width={640} height={960} clip style={{ background: "#6f7fa8" }}>
        <Block x={56} y={136} width={528} height={480} color="#3d4a70" />
        {Array.from({ length: 20 }, (_, i) => (
          <Block
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
            key={i * 24}
            x={72}
            y={152 + i * 23}
            width={496}
            height={15}
            color="#8d9cc4"
          />
        ))}
        <Block x={296} y={560} width={48} height={40} color="#2b3352" />
        <At x={136} y={296} width={368} height={96} style={{ background: paper }}>
          <T x={0} y={31} size={36} weight={800} width={368} align="center" color={ink}>
            {say(1)}
          </T>
        </At>
        <Block x={0} y={616} width={640} height={344} color="#b9bfcf" />
        <Block x={0} y={616} width={640} height={24} color="#8e96ad" />
        <Drawing width={640} height={960}>
          <path d="M0 776H640M200 640L150 960M440 640L490 960" stroke="#a3aabd" strokeWidth={4} />
          {Array.from({ length: 12 }, (_, i) =>
            i === 6 ? (
              <g
                // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
                key={i * 52}
              >
                <path d="M328 816h84v40h-84z" fill="#b4553a" />
                <path d="M328 856h84v22h-84z" fill="#8a3d28" />
              </g>
            ) : (
              <g
                // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
                key={i * 52}
                transform={`translate(${i > 6 ? 46 : 0} 0)`}
              >
                <Sandal
                  x={8 + i * 49}
                  y={800 + (i % 2) * 10}
                  color={straps[i % 7] ?? ink}
                  sole={i % 3 ? "#5b4636" : "#37404f"}
                />
              </g>
            ),
          )}
          {Array.from({ length: 11 }, (_, i) => (
            <Sandal
              // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
              key={i * 50}
              x={56 + i * 50}
              y={664 + (i % 2) * 10}
              color={straps[(i + 3) % 7] ?? ink}
              sole={i % 3 ? "#37404f" : "#5b4636"}
            />
          ))}
        </Drawing>
        <T x={56} y={44} size={52} weight={800} color={paper}>
          {say(0)}
        </T>
      </At>
      <At x={640} y={0} width={640} height={960} clip style={{ background: main }}>
        <T x={56} y={44} size={52} weight={800} color={paper}>
          {say(2)}
        </T>
        <Block x={56} y={136} width={528} height={480} color={second} />
        <Block x={56} y={136} width={528} height={32} color="#8d9cc4" />
        {[144, 154].map((y) => (
          <Block key={y} x={56} y={y} width={528} height={4} color="#3d4a70" />
        ))}
        <At x={200} y={192} width={240} height={152} style={{ background: ink }}>
          <Block x={8} y={8} width={224} height={136} color={main} />
          <Numeral text={say(3)} x={0} y={28} height={96} width={240} align="center" color={paper} />
        </At>
        <Drawing width={640} height={960}>
          <rect x={72} y={536} width={496} height={20} fill="#6b4a2b" />
          <path d="M96 556V616M544 556V616M320 556V616" stroke="#6b4a2b" strokeWidth={14} />
          {women.map((color, i) => {
            const x = 124 + i * 98;
            const skin = skins[i % 4] ?? skins[0];
            return (
              <g key={color}>
                <path
                  d={`M${x - 42} 540C${x - 44} 470 ${x - 26} 448 ${x} 448S${x + 44} 470 ${x + 42} 540L${x + 46} 602H${x - 46}L${x - 42} 540Z`}
                  fill={color}
                />
                <rect x={x - 10} y={430} width={20} height={24} fill={skin} />
                <path
                  d={`M${x - 26} 452C${x - 38} 400 ${x - 22} 376 ${x} 376S${x + 38} 400 ${x + 26} 452Z`}
                  fill={i % 2 ? ink : color}
                />
                <ellipse cx={x} cy={412} rx={19} ry={24} fill={skin} />
                <path
                  d={`M${x - 18} 404C${x - 14} 388 ${x + 14} 388 ${x + 18} 404C${x + 8} 396 ${x - 8} 396 ${x - 18} 404Z`}
                  fill={ink}
                />
                <path d={`M${x - 28} 508H${x + 28}`} stroke={skin} strokeWidth={14} strokeLinecap="round" />
                <path d={`M${x - 24} 600v12M${x + 24} 600v12`} stroke={skin} strokeWidth={14} />
              </g>
            );
          })}
        </Drawing>
        <Block x={0} y={616} width={640} height={344} color="#d9c9a2" />
        <Block x={0} y={616} width={640} height={24} color="#b5a377" />
        <Drawing width={640} height={960}>
          <path d="M56 640H584L640 960H0Z" fill={second} />
        </Drawing>
        <At x={136} y={760} width={368} height={120} style={{ background: accent }}>
          <T x={0} y={32} size={56} weight={800} width={368} align="center" color={ink}>
            {say(4)}
          </T>
        </At>
      </At>
    </Stage>
  );
};
