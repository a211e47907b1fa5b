import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Board, Words } from "../../ai-development/parts.tsx";
import { Figure } from "./parts.tsx";

const minute = 34;

/** Two measuring tapes, a minute to a mark: the old one cut into four jobs, the new one cut off after six minutes. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const minutes = numbers(picture, [1]);
  const tapes = [
    { y: 176, words: 0, data: minutes.slice(0, 4), paint: [accent, "#f2a585", accent, "#f2a585"] },
    { y: 624, words: 10, data: minutes.slice(4), paint: [second, main] },
  ];
  return (
    <Board client={client} ground={ground} plain>
      <Block x={0} y={496} width={1280} height={464} color={paper} />
      {tapes.map(({ y, words, data, paint }, tape) => {
        const length = data.reduce((sum, value) => sum + value, 0);
        const end = 56 + length * minute;
        let from = 0;
        return (
          <div key={y}>
            <Words x={56} y={y - 104} size={56} color={ink} head={client}>
              {say(words)}
            </Words>
            <Figure
              x={tape === 0 ? 1212 : end + 176}
              y={tape === 0 ? 28 : y - 8}
              size={tape === 0 ? 156 : 232}
              align={tape === 0 ? "right" : "left"}
              color={tape === 0 ? accent : main}
            >
              {say(words + 1)}
            </Figure>
            {data.map((value, i) => {
              const x = 56 + from * minute;
              from += value;
              return (
                <div key={x}>
                  <Block x={x} y={y} width={value * minute} height={192} color={paint[i] ?? ink} />
                  <Words
                    x={x + 12}
                    y={y + 80}
                    size={72}
                    color={paint[i] === main ? paper : ink}
                    head={client}
                  >
                    {say(words + 3 + i * 2)}
                  </Words>
                  <Words x={tape && i ? x + 88 : x} y={y + 208} size={36} weight={600} color={ink}>
                    {say(words + 2 + i * 2)}
                  </Words>
                </div>
              );
            })}
            <Drawing width={1280} height={960} crisp>
              <path
                d={Array.from(
                  { length: length + 1 },
                  (_, i) => `M${56 + i * minute} ${y}v${i % 5 ? 24 : 48}`,
                ).join("")}
                stroke={ink}
                strokeWidth={3}
              />
              {tape === 0 ? (
                <>
                  <path d={`M${end} ${y}h36v192h-36z`} fill="#8f9b97" />
                  <path d={`M${end + 18} ${y + 80}v32`} stroke={ground} strokeWidth={16} />
                </>
              ) : (
                <path
                  d={`M${end + 12} ${y}H1212V${y + 192}H${end + 12}`}
                  fill="none"
                  stroke={second}
                  strokeWidth={6}
                  strokeDasharray="24 16"
                />
              )}
            </Drawing>
            {tape === 1 && (
              <Drawing width={1280} height={960}>
                <g transform={`translate(${end + 14} ${y + 32}) scale(0.8 -0.8)`} fill="none" stroke={ink}>
                  <path d="M22 60L-14 -148M-18 60L26 -148" strokeWidth={20} />
                  <circle cx={38} cy={104} r={34} strokeWidth={18} stroke={accent} />
                  <circle cx={-34} cy={104} r={34} strokeWidth={18} stroke={accent} />
                </g>
              </Drawing>
            )}
          </div>
        );
      })}
    </Board>
  );
};
