import type { Draw } from "../../../kit/contract.ts";
import { At, Drawing } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Board, Say } from "./lumen.tsx";

const x = (month: number) => 188 + month * 113;
/** Height on the chart for a number of people in a month; both lines share it. */
const y = (people: number) => 800 - people * 2.7;

/** Nine months as two subway lines on one scale: enquiries fall towards the students, who rise. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const data = numbers(picture, []);
  const lines = [
    { people: data.slice(0, 9), color: ink },
    { people: data.slice(9, 18), color: second },
  ];
  return (
    <Board ground={ground} ink={ink}>
      <Drawing width={1280} height={960}>
        <path d={`M120 ${y(100)}H1160M120 ${y(200)}H1160`} stroke="#a68fe3" strokeWidth={4} />
        <path d={`M120 ${y(0)}H1160`} stroke={ink} strokeWidth={6} />
        {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((tick) => (
          <path key={tick} d={`M${x(tick)} ${y(0)}v16`} stroke={ink} strokeWidth={5} />
        ))}
        <path d={`M${x(3)} ${y(200)}V${y(0)}`} stroke={ink} strokeWidth={6} strokeDasharray="6 14" />
        {lines.map(({ people, color }) => (
          <g key={color}>
            <path
              d={people.map((value, i) => `${i ? "L" : "M"}${x(i)} ${y(value)}`).join("")}
              fill="none"
              stroke={color}
              strokeWidth={44}
              strokeLinejoin="round"
            />
            {people.map((value, i) => (
              <circle
                // biome-ignore lint/suspicious/noArrayIndexKey: a month is its place
                key={i}
                cx={x(i)}
                cy={y(value)}
                r={i % 8 ? 13 : 34}
                fill={paper}
                stroke={color}
                strokeWidth={i % 8 ? 0 : 14}
              />
            ))}
          </g>
        ))}
      </Drawing>
      {[say(11), say(12), say(13)].map((mark, i) => (
        <Say key={mark} x={28} y={y(i * 100) - 22} size={36} weight={800} width={80} align="right">
          {mark}
        </Say>
      ))}
      <At x={28} y={28} width={312} height={76} style={{ background: ink }}>
        <Say x={0} y={9} size={48} weight={900} color={paper} width={312} align="center">
          {say(4)}
        </Say>
      </At>
      <At x={552} y={564} width={288} height={64} style={{ background: second }}>
        <Say x={0} y={3} size={48} weight={900} width={288} align="center">
          {say(5)}
        </Say>
      </At>
      <Say x={240} y={130} size={84} weight={900}>
        {say(7)}
      </Say>
      <Say x={950} y={310} size={84} weight={900} width={190} align="right">
        {say(8)}
      </Say>
      <Say x={240} y={622} size={84} weight={900} color="#a84300">
        {say(9)}
      </Say>
      <Say x={1010} y={672} size={84} weight={900} color="#a84300" width={130} align="right">
        {say(10)}
      </Say>
      <At x={x(3) - 4} y={478} width={412} height={68} style={{ background: accent }}>
        <Say x={22} y={14} size={34} weight={800}>
          {say(6)}
        </Say>
      </At>
      {[0, 3, 6, 8].map((at, i) => (
        <Say key={at} x={x(at) - 60} y={836} size={40} weight={800} width={120} align="center">
          {say(i)}
        </Say>
      ))}
    </Board>
  );
};
