import type { Draw } from "../../../kit/contract.ts";
import { Glyph } from "../../../kit/glyph.tsx";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Numeral, rooms, T } from "./parts.tsx";

const row = (index: number) => 176 + index * 128;
const scribbles = [
  "c14-26 26 18 40-4s22 20 44 2 28-14 46 4",
  "c20-18 24 24 46 0s30 10 52-10 20 18 40 6",
  "c10-30 34 14 52 2s24-22 48-2 20 12 36-6",
  "c18-22 28 20 50 4s26-18 54 2",
  "c14-14 28 26 44 0s34 4 56-6 22 14 34 2",
];

/** One table in three states side by side: the ruled register, the wireframe, the live screen. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground={paper}>
      <At x={0} y={0} width={427} height={960} clip style={{ background: "#f3e6c4" }}>
        <Drawing width={427} height={960}>
          {Array.from({ length: 15 }, (_, i) => (
            <path key={row(i)} d={`M0 ${112 + i * 64}H427`} stroke="#9bb6c9" strokeWidth={3} />
          ))}
          <path d="M150 0V960M292 0V960" stroke="#d56a6a" strokeWidth={4} />
          <path d="M150 112V112" />
          {scribbles.map((path, i) => (
            <g key={path} fill="none" stroke="#20306b" strokeWidth={5} strokeLinecap="round">
              <path d={`M164 ${row(i) + 64}${path}`} transform={`translate(0 0)`} />
              <path d={`M306 ${row(i) + 62}c10-24 22 16 36-4s20 16 30 2`} />
              {i < 3 && <path d={`M34 ${row(i) + 74}L128 ${row(i) + 30}`} stroke="#b3202c" strokeWidth={7} />}
            </g>
          ))}
        </Drawing>
        {[0, 1, 2].map((index) => (
          <T key={index} x={[20, 168, 306][index] ?? 0} y={52} size={34} weight={700} color="#20306b">
            {say(index)}
          </T>
        ))}
        {[20, 21, 22, 23, 24].map((serial, i) => (
          <Numeral
            key={serial}
            text={`${serial}`}
            x={34}
            y={row(i) + 26}
            height={56}
            stretch={70}
            color="#20306b"
          />
        ))}
      </At>
      <At x={427} y={0} width={426} height={960} clip style={{ background: "#d3dad9" }}>
        <T x={24} y={56} size={28} weight={700} color={ink}>
          {say(4)}
        </T>
        {[0, 1, 2, 3, 4].map((i) => (
          <At key={i} x={24} y={row(i)} width={378} height={108} style={{ border: "3px solid #7c8b8a" }}>
            <Block x={123} y={0} width={3} height={102} color="#7c8b8a" />
            <Block x={265} y={0} width={3} height={102} color="#7c8b8a" />
            {i === 3 ? (
              <Numeral text={say(3)} x={16} y={23} height={56} stretch={70} color={ink} />
            ) : (
              <Block x={20} y={30} width={80} height={44} color="#a9b6b5" />
            )}
            <Block x={140} y={34} width={[96, 72, 108, 84, 60][i] ?? 80} height={16} color="#a9b6b5" />
            <Block x={140} y={62} width={56} height={16} color="#bec9c8" />
            <Drawing width={378} height={108}>
              <path
                d="M282 30H356V74H282ZM282 30L356 74M356 30L282 74"
                fill="none"
                stroke="#7c8b8a"
                strokeWidth={3}
              />
            </Drawing>
          </At>
        ))}
        <At x={24} y={832} width={378} height={88} style={{ border: "4px dashed #7c8b8a" }} />
      </At>
      <At x={853} y={0} width={427} height={960} clip style={{ background: main }}>
        <T x={24} y={56} size={28} weight={700} color={second}>
          {say(6)}
        </T>
        {[0, 1, 2, 3, 4].map((i) => {
          const now = i === 3;
          return (
            <At
              key={i}
              x={now ? 0 : 24}
              y={now ? row(i) - 10 : row(i)}
              width={now ? 427 : 379}
              height={now ? 128 : 108}
              style={{ background: now ? second : i < 3 ? "#0a4a50" : paper }}
            >
              <Numeral
                text={now ? say(3) : `${20 + i}`}
                x={now ? 43 : 19}
                y={now ? 36 : 26}
                height={56}
                stretch={now ? 84 : 70}
                color={now || i === 4 ? ink : ground}
              />
              {i < 3 ? (
                <Glyph name="check" size={42} color={ground} x={130} y={33} />
              ) : (
                <Block x={now ? 172 : 130} y={now ? 56 : 46} width={116} height={18} color={ink} />
              )}
              <Block
                x={now ? 323 : 299}
                y={now ? 24 : 14}
                width={80}
                height={80}
                color={rooms[[2, 6, 1, 2, 4][i] ?? 2]?.[0] ?? ink}
              />
            </At>
          );
        })}
        <At x={24} y={832} width={379} height={88} style={{ background: accent }}>
          <T x={0} y={27} size={34} weight={800} width={379} align="center" color={ink}>
            {say(5)}
          </T>
        </At>
      </At>
    </Stage>
  );
};
