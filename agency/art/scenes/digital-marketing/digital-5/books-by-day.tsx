import type { Draw } from "../../../kit/contract.ts";
import { Drawing } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Fair, Say } from "./page.tsx";

const pitch = 42;
const book = 9;
const floor = 856;

/** Twenty-eight piles, a book for ten sold; the piles of the year before stand pale behind them. */
export const draw: Draw = (brief, picture, { random }) => {
  const { ground, paper, ink, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const data = numbers(picture, []);
  const total = data.reduce((sum, value) => sum + value, 0);
  const before = Number(say(6).replace(/.*: |,/g, "")) / total;
  const x = (i: number) => 56 + i * pitch;
  const marked = [1, 7, 14, 21, 28];
  return (
    <Fair ground={paper} ink={ink}>
      <Drawing width={1280} height={960} crisp>
        {data.map((value, i) => {
          const count = Math.round((value * before) / 10);
          return (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: it is known by its place
              key={i}
              d={Array.from(
                { length: count },
                (_, level) => `M${x(i) + 25} ${floor - (level + 1) * book}h14v7h-14z`,
              ).join("")}
              fill="#c4bca9"
            />
          );
        })}
        {data.map((value, i) => {
          const count = Math.round(value / 10);
          const friday = (i + 1) % 7 === 0;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
            <g key={i}>
              {Array.from({ length: count }, (_, level) => level).map((level) => (
                <rect
                  key={level}
                  x={x(i) + Math.round(random() * 4) - 2}
                  y={floor - (level + 1) * book}
                  width={22 + Math.round(random() * 3)}
                  height={7}
                  fill={
                    i === 20
                      ? ground
                      : friday
                        ? level % 5 === 2
                          ? accent
                          : ground
                        : level % 7 === 3
                          ? "#5c5552"
                          : ink
                  }
                />
              ))}
            </g>
          );
        })}
        <rect x={40} y={floor} width={1200} height={6} fill={ink} />
      </Drawing>
      {marked.map((day, i) => (
        <Say
          key={day}
          x={i === 0 ? 48 : x(day - 1) - 24}
          y={874}
          size={34}
          weight={800}
          width={i === 0 ? 220 : 84}
          align={i === 0 ? "left" : "center"}
        >
          {say(i)}
        </Say>
      ))}
      <Say x={56} y={40} size={190} weight={800} color={ground} leading={1}>
        {say(5)}
      </Say>
      <Say x={64} y={244} size={46} weight={700} color="#8b8375">
        {say(6)}
      </Say>
      <Drawing width={60} height={40} x={64} y={336}>
        <rect width={48} height={12} y={14} fill={ink} />
      </Drawing>
      <Say x={128} y={334} size={34} weight={700}>
        {say(7)}
      </Say>
    </Fair>
  );
};
