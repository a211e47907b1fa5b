import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing } from "../../../kit/stage.tsx";
import { word, wordsFrom } from "../../../kit/words.ts";
import { Board, Say } from "./lumen.tsx";

/** A dark house front: seven lit windows with one promise in seven languages, and the station's door. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, second, accent } = brief.palette;
  const windows = wordsFrom(picture, 0, 7);
  const place = (i: number) =>
    i < 4 ? { x: 56 + i * 300, y: 56 } : { x: 56 + (i === 4 ? 0 : i - 3) * 300 + (i === 4 ? 0 : 0), y: 464 };
  const spots = [0, 1, 2, 3].map(place).concat([
    { x: 56, y: 464 },
    { x: 356, y: 464 },
    { x: 956, y: 464 },
  ]);
  return (
    <Board ground={ink} ink={ink}>
      <Drawing width={1280} height={960} crisp>
        {Array.from({ length: 22 }, (_, row) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a course is its place
            key={row}
            d={`M0 ${row * 40}H1280${Array.from({ length: 14 }, (_, i) => `M${i * 96 + (row % 2) * 48} ${row * 40}v40`).join("")}`}
            stroke="#2a2862"
            strokeWidth={4}
            fill="none"
          />
        ))}
        <rect y={872} width={1280} height={88} fill={ground} />
        <rect y={864} width={1280} height={12} fill="#9f8bd0" />
      </Drawing>
      {windows.map((text, i) => {
        const [first = "", ...rest] = text.split(/(?<=[.।]) /);
        const { x = 0, y = 0 } = spots[i] ?? {};
        return (
          <At key={text} x={x} y={y} width={268} height={344}>
            <Block x={-12} y={-12} width={292} height={368} color={paper} />
            <Block x={-24} y={352} width={316} height={20} color={ground} />
            <Block x={0} y={0} width={268} height={344} color={accent} />
            <At
              x={0}
              y={0}
              width={268}
              height={120}
              style={{
                background: second,
                fontSize: 40,
                fontWeight: 900,
                lineHeight: 1.05,
                padding: "0 20px",
                display: "flex",
                alignItems: "center",
              }}
            >
              {first}
            </At>
            <Block x={0} y={120} width={268} height={10} color={paper} />
            <At x={20} y={144} width={244} style={{ fontSize: 34, fontWeight: 700, lineHeight: 1.12 }}>
              {rest.map((line) => (
                <div key={line} style={{ marginBottom: 14 }}>
                  {line}
                </div>
              ))}
            </At>
          </At>
        );
      })}
      <At x={656} y={452} width={268} height={420} style={{ background: "#0f0d30" }}>
        <Block x={0} y={0} width={268} height={92} color={second} />
        <Say x={0} y={20} size={46} weight={900} width={268} align="center">
          {word(picture, 7)}
        </Say>
        <Block x={28} y={116} width={98} height={304} color={accent} />
        <Block x={142} y={116} width={98} height={304} color={accent} />
        <Block x={106} y={260} width={10} height={48} color={ink} />
        <Block x={152} y={260} width={10} height={48} color={ink} />
      </At>
    </Board>
  );
};
