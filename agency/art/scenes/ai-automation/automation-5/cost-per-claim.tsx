import type { Draw } from "../../../kit/contract.ts";
import { At, Drawing, Stage } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { T, upTo } from "./parts.tsx";

const perTaka = 1.78;
const tall = 208;

/** Two ribbons on one scale of taka, cut into what they pay for: 612 in 2024, 248 in 2025. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, ground, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const costs = numbers(picture, [430, 96, 86, 171, 41, 36]);
  const rows = [
    { y: 256, parts: [0, 1, 2], words: [2, 3, 4], sum: 1, colors: [paper, second, "#f0b23c"] },
    { y: 648, parts: [3, 4, 5], words: [6, 7, 8], sum: 5, colors: [paper, "#f0b23c", ground] },
  ];
  /** A piece of ribbon whose right end is cut with pinking shears. */
  const piece = (x: number, y: number, width: number) => {
    const tooth = tall / 8;
    const right = upTo(8)
      .map(() => `l-12 ${tooth / 2}l12 ${tooth / 2}`)
      .join("");
    const leftEdge = upTo(8)
      .map(() => `l-12 ${-tooth / 2}l12 ${-tooth / 2}`)
      .join("");
    return `M${x} ${y}H${x + width}${right}H${x}${leftEdge}Z`;
  };
  return (
    <Stage ground={accent}>
      <T x={72} y={40} size={72} weight={800} head color={ink}>
        {say(0)}
      </T>
      {rows.map(({ y, parts, words, sum, colors }) => {
        const [year = "", total = ""] = say(sum).split(": ");
        let left = 72;
        const pieces = parts.map((part, i) => {
          const width = (costs[part] ?? 0) * perTaka;
          const place = { x: left, width, color: colors[i] ?? paper, text: say(words[i] ?? 0) };
          left += width + 8;
          return place;
        });
        return (
          <At key={y} x={0} y={0} width={1280} height={960}>
            <T x={72} y={y - 84} size={64} weight={800} head color={ink}>
              {`${year}:`}
            </T>
            <T x={224} y={y - 108} size={92} weight={900} head color={ink}>
              {total}
            </T>
            <Drawing width={1280} height={960}>
              {sum > 1 && (
                <path
                  d={`M${left + 24} ${y}H1178V${y + tall}H${left + 24}Z`}
                  fill="none"
                  stroke="#a3350f"
                  strokeWidth={6}
                  strokeDasharray="20 14"
                />
              )}
              {pieces.map(({ x, width, color }) => (
                <g key={x}>
                  <path d={piece(x + 8, y + 10, width)} fill="#a3350f" />
                  <path d={piece(x, y, width)} fill={color} />
                  <path
                    d={`M${x + 6} ${y + 18}H${x + width - 16}M${x + 6} ${y + tall - 18}H${x + width - 16}`}
                    stroke={color === ground ? second : main}
                    strokeWidth={5}
                    strokeDasharray="14 8"
                  />
                </g>
              ))}
            </Drawing>
            {pieces.map(({ x, width, color, text }) => {
              const [name = "", value = ""] = text.split(" ");
              const narrow = width < 100;
              const shown = color === ground && !narrow ? paper : ink;
              return (
                <At key={text} x={x} y={narrow ? y + tall + 14 : y + 44} width={width} height={96}>
                  <T x={narrow ? 0 : 20} y={0} size={narrow ? 32 : 40} weight={700} head color={shown}>
                    {name}
                  </T>
                  <T
                    x={narrow ? 0 : 20}
                    y={narrow ? 36 : 42}
                    size={narrow ? 44 : 68}
                    weight={800}
                    head
                    color={shown}
                  >
                    {value}
                  </T>
                </At>
              );
            })}
          </At>
        );
      })}
    </Stage>
  );
};
