import type { Draw } from "../../../kit/contract.ts";
import { Sheet } from "../../../kit/paper.tsx";
import { At, Block, Drawing } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Board, Stroke, Words } from "../parts.tsx";

/** Half widths of the 95% intervals, in percentage points. */
const whiskers = [1.9, 1.7, 2.3, 1.4, 5.2] as const;
const at = (value: number) => 400 + ((value - 75) / 25) * 560;

/** Sensitivity by group as dots with whiskers; one lies far to the left and is stamped. */
export const draw: Draw = (brief, picture, { client }) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const values = numbers(picture, [90]);
  return (
    <Board client={client} ground={main}>
      <Sheet x={112} y={40} width={1056} height={880} color={paper} shadow={20}>
        <Words x={48} y={40} size={60} head={client} color={ink}>
          {say(0)}
        </Words>
        <Block x={48} y={132} width={960} height={4} color={ink} />
        <Drawing width={1056} height={880}>
          {[75, 80, 85, 90, 95, 100].map((mark) => (
            <path key={mark} d={`M${at(mark)} 152V820`} stroke="#c3d3da" strokeWidth={3} />
          ))}
          <path d="M0 688H1056V828H0z" fill={second} fillOpacity={0.4} />
          {values.map((value, i) => {
            const y = 216 + i * 136 - (i === 4 ? -2 : 0);
            const half = whiskers[i] ?? 2;
            const color = i === 4 ? "#c2316f" : main;
            return (
              <g key={value}>
                <Stroke
                  d={`M${at(value - half)} ${y}H${at(value + half)}M${at(value - half)} ${y - 18}v36M${at(value + half)} ${y - 18}v36`}
                  color={color}
                  width={7}
                />
                <circle cx={at(value)} cy={y} r={21} fill={color} />
              </g>
            );
          })}
        </Drawing>
        {values.map((value, i) => {
          const [, name = "", figure = ""] = /^(.*) ([\d.]+)$/.exec(say(1 + i)) ?? [];
          return (
            <Words key={value} x={48} y={164 + i * 136} size={30} weight={500} color={ink} leading={1.1}>
              {name} <span style={{ display: "block", fontSize: 60, fontWeight: 700 }}>{figure}</span>
            </Words>
          );
        })}
        <At x={716} y={704} width={316} height={92} turn={-6} style={{ border: "8px solid #c2316f" }}>
          <Words x={150} y={20} size={32} weight={800} align="center" color="#a01f57">
            {say(6)}
          </Words>
        </At>
        <Block x={0} y={0} width={1056} height={16} color={accent} />
      </Sheet>
    </Board>
  );
};
