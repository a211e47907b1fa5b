import type { Draw } from "../../../kit/contract.ts";
import { Drawing } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Board, Words } from "../../ai-development/parts.tsx";

const stamp = 54;

/** Rows of stamps: left edge, top, name and place of its number in the data. */
const rows = [
  { y: 232, name: 1, data: 0, x: 56 },
  { y: 400, name: 2, data: 1, x: 56 },
  { y: 632, name: 3, data: 2, x: 56 },
  { y: 800, name: 4, data: 3, x: 56 },
  { y: 632, name: 6, data: 4, x: 908 },
  { y: 800, name: 7, data: 5, x: 908 },
] as const;

/** A minute is a stamp with a toothed edge: fifty-two in four rows before, eleven in two rows after. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, ink, main, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const [after, unit] = say(5).split(" ");
  const data = numbers(picture, [1]);
  const inks = [main, accent, ground, "#7d6a3a", main, ground] as const;
  return (
    <Board client={client} ground="#e6dcc0">
      <Words x={52} y={28} size={144} color={ink} head={client} leading={1}>
        {say(0)}
      </Words>
      <Words x={904} y={228} size={272} color={accent} head={client} leading={1}>
        {after}
      </Words>
      <Words x={912} y={484} size={80} color={accent} head={client} leading={1}>
        {unit}
      </Words>
      {rows.map(({ y, name, data: at, x }, i) => {
        const count = data[at] ?? 0;
        const perRow = 14;
        return (
          <div key={`${x},${y}`}>
            <Words x={x} y={y - 44} size={32} weight={700} color={ink}>
              {say(name)}
            </Words>
            <Drawing width={1280} height={960}>
              {Array.from({ length: count }, (_, k) => {
                const [left, top] = [
                  x + (k % perRow) * (stamp + 4),
                  y + Math.floor(k / perRow) * (stamp + 8),
                ];
                return (
                  <g key={`${left},${top}`}>
                    <rect
                      x={left}
                      y={top}
                      width={stamp}
                      height={stamp}
                      fill="#faf6e9"
                      stroke="#e6dcc0"
                      strokeWidth={5}
                      strokeDasharray="5 5"
                    />
                    <rect x={left + 7} y={top + 7} width={stamp - 14} height={stamp - 14} fill={inks[i]} />
                    <path d={`M${left + 14} ${top + 34}l8-14l6 8l4-4l8 10z`} fill="#faf6e9" opacity={0.85} />
                  </g>
                );
              })}
            </Drawing>
          </div>
        );
      })}
    </Board>
  );
};
