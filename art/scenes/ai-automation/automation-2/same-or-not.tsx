import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Stroke, Words } from "../../ai-development/parts.tsx";
import { Typed } from "./parts.tsx";

/** How each pair was judged, from the first row. */
const verdicts = ["same", "same", "ask", "different"] as const;

/** Pairs of values under a clerk's ruler and red pencil; closed knots join what is the same, open ends part the rest. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Board client={client} ground={paper}>
      {verdicts.map((verdict, row) => {
        const y = 28 + row * 190;
        const [left, right, rule] = [say(row * 3), say(row * 3 + 1), say(row * 3 + 2)];
        const color = verdict === "same" ? main : accent;
        return (
          <div key={left}>
            <Typed x={64} y={y + 24} size={44} weight={700} color={ink}>
              {left}
            </Typed>
            <Typed x={1216} y={y + 24} size={44} weight={700} align="right" color={ink}>
              {right}
            </Typed>
            <Words x={64} y={y + 96} size={36} color={color} head={client}>
              {rule}
            </Words>
            <Block x={0} y={y + 166} width={1280} height={3} color={second} />
            <Drawing width={1280} height={960}>
              {verdict === "same" ? (
                <>
                  <Stroke d={`M500 ${y + 52}H700`} color={main} width={14} cap="round" />
                  <rect x={564} y={y + 20} width={72} height={64} rx={28} fill={main} />
                  <path
                    d={`M586 ${y + 22}l-8 60M604 ${y + 22}l-8 60M622 ${y + 22}l-8 60`}
                    stroke={second}
                    strokeWidth={5}
                  />
                </>
              ) : verdict === "ask" ? (
                <>
                  <Stroke d={`M500 ${y + 52}H564M636 ${y + 52}H700`} color={accent} width={14} cap="round" />
                  <rect
                    x={567}
                    y={y + 20}
                    width={66}
                    height={64}
                    rx={28}
                    fill="none"
                    stroke={accent}
                    strokeWidth={8}
                    strokeDasharray="16 10"
                  />
                </>
              ) : (
                <>
                  <Stroke
                    d={`M500 ${y + 52}H530c34 0 40-44 14-44s-20 52 12 52`}
                    color={accent}
                    width={14}
                    cap="round"
                  />
                  <Stroke
                    d={`M700 ${y + 52}H670c-34 0-40 44-14 44s20-52-12-52`}
                    color={accent}
                    width={14}
                    cap="round"
                  />
                </>
              )}
            </Drawing>
          </div>
        );
      })}
      <Block x={0} y={872} width={1280} height={104} color="#e7c15a" />
      <Drawing width={1280} height={960} crisp>
        <path
          d={Array.from(
            { length: 107 },
            (_, i) => `M${i * 12} 872v${i % 10 === 0 ? 44 : i % 5 === 0 ? 32 : 20}`,
          ).join("")}
          stroke={ground}
          strokeWidth={3}
        />
      </Drawing>
      <At x={560} y={806} width={640} height={48} turn={-3}>
        <Drawing width={640} height={48}>
          <path d="M14 14l82-14v48l-82-14z" fill="#e8cfa0" transform="translate(0 0)" />
          <path d="M14 14L0 24L14 34L34 36V12Z" fill={accent} />
          <path d="M96 0H600V16H96ZM96 32H600V48H96Z" fill={accent} />
          <path d="M96 16H600V32H96Z" fill="#e0563f" />
          <path d="M560 0h16v48h-16z" fill={paper} />
          <path d="M600 0h40v48h-40z" fill={ground} />
        </Drawing>
      </At>
    </Board>
  );
};
