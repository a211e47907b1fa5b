import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing, hardShadow } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Bubble, Say } from "./lumen.tsx";

/** The letter: the level as huge type, two sentences, the corridor with one room lit, consent with its date. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Board ground={second} ink={ink}>
      <At x={200} y={48} width={880} height={864} style={{ background: paper, ...hardShadow(20, "#c4550a") }}>
        <Drawing width={880} height={120}>
          <Bubble x={56} y={44} width={52} height={42} fill={accent} line={ink} thick={6} />
        </Drawing>
        <Say x={128} y={44} size={36} weight={900}>
          {say(5)}
        </Say>
        <At x={44} y={96} style={{ fontSize: 340, fontWeight: 900, lineHeight: 1, letterSpacing: "-0.05em" }}>
          {say(0)}
        </At>
        <Say x={480} y={176} size={48} weight={800} width={370} leading={1.12}>
          {say(1)}
        </Say>
        <Drawing width={880} height={680} crisp>
          <rect x={56} y={468} width={768} height={196} fill={ink} />
          {Array.from({ length: 11 }, (_, i) => {
            const top = i < 6;
            const x = top ? 64 + i * 126.7 : 64 + (i - 6) * 152;
            const wide = top ? 120 : 146;
            return (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: a room is its place
                key={i}
                x={x}
                y={top ? 476 : 588}
                width={wide}
                height={68}
                fill={i === 6 ? accent : "#3a3775"}
              />
            );
          })}
          <path d="M824 566H140V588" fill="none" stroke={second} strokeWidth={8} strokeDasharray="16 10" />
        </Drawing>
        <Say x={78} y={596} size={48} weight={900}>
          {say(2).match(/\d/)?.[0]}
        </Say>
        <Say x={56} y={686} size={40} weight={800}>
          {say(2)}
        </Say>
        <Block x={56} y={756} width={768} height={4} color={ground} />
        <Say x={56} y={780} size={26} weight={500}>
          {say(3)}
        </Say>
        <At
          x={624}
          y={778}
          width={200}
          style={{
            fontSize: 26,
            fontWeight: 700,
            textAlign: "right",
            textDecoration: "underline",
            whiteSpace: "nowrap",
          }}
        >
          {say(4)}
        </At>
      </At>
    </Board>
  );
};
