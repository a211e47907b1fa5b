import type { Draw } from "../../../kit/contract.ts";
import { Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Say } from "./lumen.tsx";

/** Week in which each room's class starts, counted from 28 August; two starts where a room is let twice. */
const starts = [[2], [2], [5], [2, 11], [5], [2], [2], [5], [11], [5], [11]] as const;
const weeks = 14;
const row = 68;
const left = 196;
const wide = 74;

/** Eleven rooms by fourteen weeks: windows lit while a class runs, advertising drawn until the room is full. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const x = (week: number) => left + week * wide;
  const lit = (room: number, week: number) =>
    (starts[room] ?? []).some(
      (from, i, all) => week >= from && week < (all[i + 1] ?? 99) - (i + 1 < all.length ? 2 : 0),
    );
  return (
    <Board ground={accent} ink={ink}>
      <Say x={48} y={36} size={72} weight={900}>
        {say(8)}
      </Say>
      {[2, 5, 11].map((week, i) => (
        <Say key={week} x={x(week)} y={128} size={26} weight={800}>
          {say(3 + i)}
        </Say>
      ))}
      <Drawing width={1280} height={960} crisp>
        {starts.map((from, room) =>
          Array.from({ length: weeks }, (_, week) => {
            const on = lit(room, week);
            const first = (from as readonly number[]).includes(week);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: it is known by its place
              <g key={`${room * 100 + week}`}>
                <rect
                  x={x(week)}
                  y={172 + room * row}
                  width={wide - 10}
                  height={row - 12}
                  fill={on ? paper : "#2f2c68"}
                  stroke={ink}
                  strokeWidth={5}
                />
                {on && (
                  <path
                    d={`M${x(week) + (wide - 10) / 2} ${172 + room * row}v${row - 12}`}
                    stroke={ink}
                    strokeWidth={5}
                  />
                )}
                {first && (
                  <rect x={x(week)} y={172 + room * row} width={16} height={row - 12} fill={second} />
                )}
              </g>
            );
          }),
        )}
        {starts.map((from, room) =>
          from.map((week) => {
            const begin = Math.max(0, week - 5);
            const stop = x(week) - (room % 3) * 26 - 20;
            const y = 172 + room * row + (row - 12) / 2;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: it is known by its place
              <g key={`${room},${week}`} fill={second}>
                <rect x={x(begin) + 8} y={y - 6} width={stop - x(begin) - 8} height={12} />
                <rect x={stop - 8} y={y - 20} width={12} height={40} />
              </g>
            );
          }),
        )}
        <path d={`M${x(6) - 5} 150V948`} stroke={ink} strokeWidth={6} strokeDasharray="12 10" />
      </Drawing>
      {[
        [0, 0],
        [6, 1],
        [10, 2],
      ].map(([room = 0, index = 0]) => (
        <Say key={room} x={48} y={182 + room * row} size={32} weight={900}>
          {say(index)}
        </Say>
      ))}
      <Say x={x(6) + 10} y={920} size={26} weight={800}>
        {say(7)}
      </Say>
      <Say x={900} y={52} size={40} weight={800} width={320} align="right">
        <span style={{ borderBottom: `12px solid ${second}` }}>{say(6)}</span>
      </Say>
    </Board>
  );
};
