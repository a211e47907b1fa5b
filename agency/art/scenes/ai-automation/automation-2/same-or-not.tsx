import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Stroke, Words } from "../../ai-development/parts.tsx";
import { Typed } from "./parts.tsx";

/** How each pair was judged, from the first row. */
const verdicts = ["same", "same", "same", "ask", "different"] as const;
const ROW = 168;

/** The thread between two values: tied, loosely laid or parted. */
function Tie({ verdict, y, color, line }: { verdict: string; y: number; color: string; line: string }) {
  if (verdict === "same")
    return (
      <g>
        <Stroke d={`M528 ${y}H752`} color={color} width={16} cap="round" />
        <rect x={600} y={y - 36} width={80} height={72} rx={32} fill={color} />
        <path
          d={`M626 ${y - 34}l-8 68M646 ${y - 34}l-8 68M666 ${y - 34}l-8 68`}
          stroke={line}
          strokeWidth={6}
        />
      </g>
    );
  if (verdict === "ask")
    return (
      <g>
        <Stroke d={`M560 ${y}H592M664 ${y}H696`} color={color} width={16} cap="round" />
        <rect
          x={592}
          y={y - 36}
          width={72}
          height={72}
          rx={32}
          fill="none"
          stroke={color}
          strokeWidth={10}
          strokeDasharray="18 12"
        />
      </g>
    );
  return (
    <g>
      <Stroke d={`M528 ${y}H570c40 0 44-48 14-48s-20 56 14 56`} color={color} width={16} cap="round" />
      <Stroke d={`M752 ${y}H710c-40 0-44 48-14 48s20-56-14-56`} color={color} width={16} cap="round" />
    </g>
  );
}

/** Five pairs of values, tied where they are the same, loose where a person is asked, parted where they differ. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const looks = {
    same: { back: paper, text: ink, tie: main },
    ask: { back: second, text: ink, tie: ground },
    different: { back: accent, text: paper, tie: paper },
  };
  return (
    <Board client={client} ground={paper}>
      {verdicts.map((verdict, row) => {
        const y = row * ROW;
        const { back, text, tie } = looks[verdict];
        return (
          <div key={say(row * 3)}>
            <Block x={0} y={y} width={1280} height={ROW} color={back} />
            {row < 3 && <Block x={48} y={y + ROW - 2} width={1184} height={3} color={second} />}
            <Typed x={48} y={y + 50} size={46} weight={700} color={text}>
              {say(row * 3)}
            </Typed>
            <Typed x={1232} y={y + 50} size={46} weight={700} align="right" color={text}>
              {say(row * 3 + 1)}
            </Typed>
            <Drawing width={1280} height={960}>
              <Tie verdict={verdict} y={y + 64} color={tie} line={back === paper ? second : back} />
            </Drawing>
            <Words x={640} y={y + 110} size={38} align="center" color={text} head={client}>
              {say(row * 3 + 2)}
            </Words>
          </div>
        );
      })}
      <Block x={0} y={840} width={1280} height={120} color="#e7c15a" />
      <Drawing width={1280} height={960} crisp>
        <path
          d={Array.from(
            { length: 54 },
            (_, i) => `M${i * 24} 840v${i % 10 === 0 ? 72 : i % 5 === 0 ? 52 : 32}`,
          ).join("")}
          stroke={ground}
          strokeWidth={4}
        />
      </Drawing>
    </Board>
  );
};
