import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing } from "../../../kit/stage.tsx";
import { word, wordsFrom } from "../../../kit/words.ts";
import { Board, Bubble, face900, Say } from "./lumen.tsx";

/** Which step of the stair each of the first nine questions stood on. */
const climb = [8, 10, 12, 11, 13, 16, 14, 17, 15] as const;

/** The test: a sentence with a gap and three keys, a stair that the dot climbs, and the result beside it. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const [before = "", after = ""] = say(0).split("___");
  const step = (level: number) => ({ x: 64 + level * 29, y: 856 - level * 14 });
  return (
    <Board ground={paper} ink={ink}>
      <Say x={64} y={56} size={30} weight={700}>
        {say(4)}
      </Say>
      <At
        x={64}
        y={120}
        width={740}
        style={{ fontSize: 84, fontWeight: 900, lineHeight: 1.12, letterSpacing: "-0.03em" }}
      >
        {before}
        <br />
        <span style={{ display: "inline-block", width: 230, borderBottom: `10px solid ${second}` }}>
          <span style={{ opacity: 0 }}>___</span>
        </span>
        {after}
      </At>
      {wordsFrom(picture, 1, 4).map((answer, i) => (
        <At
          key={answer}
          x={64 + i * 240}
          y={344}
          width={220}
          height={112}
          style={{
            background: i === 0 ? second : ground,
            fontSize: 52,
            fontWeight: 900,
            lineHeight: "108px",
            textAlign: "center",
            boxShadow: i === 0 ? `0 12px 0 #c4550a` : "0 12px 0 #9f8bd0",
          }}
        >
          {answer}
        </At>
      ))}
      <Drawing width={832} height={960}>
        <path
          d={`M64 904${Array.from({ length: 24 }, (_, i) => `V${step(i).y}H${step(i + 1).x}`).join("")}V904Z`}
          fill={ground}
        />
        <path
          d={climb
            .slice(1)
            .map((level, i) => {
              const [from, to] = [step(climb[i] ?? 0), step(level)];
              const high = Math.min(from.y, to.y) - 78 - (i % 3) * 14;
              return `M${from.x + 14} ${from.y - 16}Q${(from.x + to.x) / 2 + 14} ${high} ${to.x + 14} ${to.y - 16}`;
            })
            .join("")}
          fill="none"
          stroke={ink}
          strokeWidth={4}
        />
        {climb.map((level) => (
          <circle key={level} cx={step(level).x + 14} cy={step(level).y - 26} r={11} fill={ink} />
        ))}
        <path d={`M${step(15).x} ${step(15).y}H${step(16).x}V904H${step(15).x}Z`} fill={second} />
        <circle cx={step(15).x + 14} cy={step(15).y - 40} r={26} fill={second} stroke={ink} strokeWidth={6} />
      </Drawing>
      <Block x={864} y={0} width={416} height={960} color={ink} />
      <Drawing width={1280} height={960}>
        <Bubble x={920} y={72} width={304} height={260} fill={accent} line={accent} bars={false} />
        <text x={1072} y={272} textAnchor="middle" fill={ink} fontSize={200} {...face900}>
          {say(5)}
        </text>
      </Drawing>
      <Say x={920} y={456} size={72} weight={900} color={paper}>
        {say(7)}
      </Say>
      <Say x={920} y={552} size={36} weight={700} color={paper} width={320}>
        {say(6)}
      </Say>
      <Say x={920} y={656} size={36} weight={700} color={accent} width={320}>
        {say(8)}
      </Say>
      <Block x={920} y={776} width={304} height={4} color={ground} />
      <Say x={920} y={804} size={72} weight={900} color={paper}>
        {say(9)}
      </Say>
    </Board>
  );
};
