import type { Draw } from "../../../kit/contract.ts";
import { At, Drawing } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Board, Say } from "./lumen.tsx";

const x = (month: number) => 188 + month * 113;
/** Height on the chart: 200 enquiries stand level with 60 students. */
const y = (share: number) => 800 - share * 560;

/** Where two polylines over the same months meet, as month and share. */
function crossing(falling: readonly number[], rising: readonly number[]): readonly [number, number] {
  const at = falling.findIndex(
    (value, i) => value > (rising[i] ?? 0) && (falling[i + 1] ?? 0) <= (rising[i + 1] ?? 0),
  );
  const [a, b, c, d] = [falling[at] ?? 0, falling[at + 1] ?? 0, rising[at] ?? 0, rising[at + 1] ?? 0];
  const part = (a - c) / (a - c + d - b);
  return [at + part, a + (b - a) * part];
}

/** Nine months as two subway lines on two scales: enquiries fall, students rise, they cross at an interchange. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const data = numbers(picture, []);
  const enquiries = data.slice(0, 9).map((value) => value / 200);
  const students = data.slice(9, 18).map((value) => value / 60);
  const lines = [
    { shares: enquiries, color: ink },
    { shares: students, color: second },
  ];
  const [month, share] = crossing(enquiries, students);
  return (
    <Board ground={ground} ink={ink}>
      <Drawing width={1280} height={960}>
        <path d={`M120 ${y(0.5)}H1160M120 ${y(1)}H1160`} stroke="#a68fe3" strokeWidth={4} />
        <path d={`M120 ${y(0)}H1160`} stroke={ink} strokeWidth={6} />
        {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((tick) => (
          <path key={tick} d={`M${x(tick)} ${y(0)}v16`} stroke={ink} strokeWidth={5} />
        ))}
        <path d={`M${x(3)} ${y(1)}V${y(0)}`} stroke={ink} strokeWidth={6} strokeDasharray="6 14" />
        {lines.map(({ shares, color }) => (
          <g key={color}>
            <path
              d={shares.map((value, i) => `${i ? "L" : "M"}${x(i)} ${y(value)}`).join("")}
              fill="none"
              stroke={color}
              strokeWidth={44}
              strokeLinejoin="round"
            />
            {shares.map((value, i) => (
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
        <circle cx={x(month)} cy={y(share)} r={46} fill={accent} stroke={ink} strokeWidth={14} />
      </Drawing>
      {[say(11), say(12), say(13)].map((mark, i) => (
        <Say key={mark} x={28} y={y(i / 2) - 22} size={36} weight={800} width={80} align="right">
          {mark}
        </Say>
      ))}
      {[say(11), say(14), say(15)].map((mark, i) => (
        <Say key={mark} x={1172} y={y(i / 2) - 22} size={36} weight={800} color="#a84300">
          {mark}
        </Say>
      ))}
      <At x={28} y={28} width={312} height={76} style={{ background: ink }}>
        <Say x={0} y={9} size={48} weight={900} color={paper} width={312} align="center">
          {say(4)}
        </Say>
      </At>
      <At x={964} y={28} width={288} height={76} style={{ background: second }}>
        <Say x={0} y={9} size={48} weight={900} width={288} align="center">
          {say(5)}
        </Say>
      </At>
      <Say x={234} y={102} size={84} weight={900}>
        {say(7)}
      </Say>
      <Say x={940} y={486} size={84} weight={900} width={190} align="right">
        {say(8)}
      </Say>
      <Say x={148} y={648} size={84} weight={900} color="#a84300">
        {say(9)}
      </Say>
      <Say x={920} y={136} size={84} weight={900} color="#a84300" width={130} align="right">
        {say(10)}
      </Say>
      <At x={x(3) - 4} y={672} width={412} height={68} style={{ background: accent }}>
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
