import type { Draw } from "../../../kit/contract.ts";
import { word } from "../../../kit/words.ts";
import { Canvas, Say } from "../letters.tsx";
import { drop, serif } from "./honey.tsx";

const SKY = 152;
/** Pixels from 1 November 2023, to scale of days. */
const at = (days: number) => 40 + days * 7.35;
/** Days from 1 November to the first of each month, and to the new moons. */
const months = [0, 30, 61, 92, 121, 152];
const moons = Array.from({ length: 12 }, (_, i) => 12.4 + i * 14.77);
const leaf = "M0 0C-26-18-30-52 0-84C30-52 26-18 0 0Z";

/** A plan from November to April under the moon: roots of queries, leaves of pages, drops of films, a late band of money. */
export const draw: Draw = (brief, picture) => {
  const { ground, ink, main, accent, second } = brief.palette;
  const say = (index: number) => word(picture, index);
  const split = (index: number) => {
    const [head = "", rest = ""] = say(index).split(": ");
    return { head: `${head}:`, rest };
  };
  return (
    <Canvas ground="#dfe6cf">
      <rect width={1280} height={SKY} fill={ground} />
      {moons.map((day, i) => (
        <g key={day} transform={`translate(${at(day)} 76)`}>
          <circle r={30} fill={i % 2 ? main : "#0f2a1e"} stroke={main} strokeWidth={4} />
        </g>
      ))}
      {months.map((day, i) => (
        <path key={day} d={`M${at(day)} ${SKY}V960`} stroke={i === 0 ? ground : "#b9c6a4"} strokeWidth={4} />
      ))}
      <path d={"M0 520H1280"} stroke="#7a5230" strokeWidth={10} />
      <rect y={520} width={1280} height={180} fill="#cbb38d" />
      <path
        d={`M${at(15)} 520C${at(10)} 572 ${at(2)} 595 ${at(0)} 676M${at(15)} 520C${at(15)} 584 ${at(12)} 630 ${at(14)} 685M${at(15)} 520C${at(22)} 561 ${at(24)} 630 ${at(28)} 681M${at(15)} 520C${at(34)} 549 ${at(40)} 595 ${at(44)} 664M${at(44)} 520C${at(48)} 561 ${at(56)} 595 ${at(60)} 671M${at(76)} 520C${at(72)} 572 ${at(76)} 618 ${at(84)} 676M${at(76)} 520C${at(92)} 549 ${at(100)} 595 ${at(108)} 664`}
        fill="none"
        stroke="#7a5230"
        strokeWidth={13}
      />
      <Say x={at(0) + 16} y={214} size={34} weight={800} face={serif} color={ink}>
        {split(0).head}
      </Say>
      <Say x={at(0) + 16} y={256} size={34} weight={500} face={serif} color={ink}>
        {split(0).rest}
      </Say>
      {[
        { from: 33, count: 8, index: 1 },
        { from: 64, count: 14, index: 2 },
      ].map(({ from, count, index }) => (
        <g key={from}>
          {Array.from({ length: count }, (_, i) => {
            const half = Math.ceil(count / (index === 1 ? 2 : 3));
            const [x, y] = [
              at(from + 3 + (i % half) * (25 / half)),
              520 - Math.floor(i / half) * (index === 1 ? 116 : 84),
            ];
            return (
              <path
                // biome-ignore lint/suspicious/noArrayIndexKey: a page is its leaf
                key={i}
                d={leaf}
                transform={`translate(${x} ${y}) rotate(${i % 2 ? 14 : -12}) scale(${index === 1 ? 1.3 : 0.86})`}
                fill={i % 3 === 0 ? ground : second}
              />
            );
          })}
          <Say x={at(from) - 6} y={214} size={34} weight={800} face={serif} color={ink}>
            {split(index).head}
          </Say>
          <Say x={at(from) - 6} y={256} size={34} weight={500} face={serif} color={ink}>
            {split(index).rest}
          </Say>
        </g>
      ))}
      <Say x={at(92) + 16} y={214} size={34} weight={800} face={serif} color={ink}>
        {split(3).head}
      </Say>
      <Say x={at(92) + 16} y={256} size={34} weight={500} face={serif} color={ink}>
        {split(3).rest}
      </Say>
      {[97, 105, 113].map((day) => (
        <path key={day} d={drop(at(day), 320 + (day - 97) * 5, 74)} fill={main} />
      ))}
      <rect x={at(118)} y={728} width={at(132) - at(118)} height={76} fill={main} />
      <rect x={at(132)} y={728} width={at(142) - at(132)} height={76} fill={accent} />
      {Array.from({ length: 11 }, (_, i) => (
        <g key={at(142 + i)}>
          <rect x={at(142 + i)} y={728} width={7.35} height={26} fill={accent} />
          <rect x={at(142 + i)} y={778} width={7.35} height={26} fill={accent} />
        </g>
      ))}
      <circle cx={at(153) + 40} cy={766} r={26} fill={ink} />
      {[
        { day: 118, index: 4, y: 790, foot: 766 },
        { day: 132, index: 5, y: 858, foot: 834 },
        { day: 142, index: 6, y: 906, foot: 882 },
        { day: 153, index: 7, y: 954, foot: 930 },
      ].map(({ day, index, y, foot }) => (
        <g key={day}>
          <path d={`M${at(day)} 728V${foot}H${at(day) - 20}`} fill="none" stroke={ink} strokeWidth={4} />
          <Say x={at(day) - 32} y={y - 10} size={42} weight={700} face={serif} color={ink} align="end">
            {say(index)}
          </Say>
        </g>
      ))}
    </Canvas>
  );
};
