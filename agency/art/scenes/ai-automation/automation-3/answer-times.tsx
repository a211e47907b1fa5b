import type { Draw } from "../../../kit/contract.ts";
import { Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Stroke, Words } from "../../ai-development/parts.tsx";
import { Bay } from "./parts.tsx";

/** Median wait of 2023 in minutes from midnight, hour by hour. */
const waits = [
  410, 430, 440, 420, 380, 310, 220, 150, 110, 90, 85, 90, 120, 130, 115, 110, 120, 140, 170, 210, 250, 300,
  340, 385,
] as const;

const [cx, cy] = [452, 492] as const;

/** A dial of twenty-four hours: the wait of 2023 as a tide that swells by night, that of 2024 as a small even ring. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const at = (hour: number, radius: number) => {
    const angle = ((hour / 24) * 360 - 90) * (Math.PI / 180);
    return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius] as const;
  };
  const radius = (minutes: number) => 96 + minutes * 0.66;
  const tide = waits
    .map((wait, hour) => {
      const [a, b] = [at(hour - 0.5, radius(wait)), at(hour + 0.5, radius(wait))];
      return `${hour ? "L" : "M"}${a[0]} ${a[1]}A${radius(wait)} ${radius(wait)} 0 0 1 ${b[0]} ${b[1]}`;
    })
    .join("");
  return (
    <Bay ground={paper}>
      <Drawing width={1280} height={960}>
        <path d="M884 0H1280V960H884Z" fill={ground} />
        <path d={`${tide}Z`} fill={accent} />
        {[60, 180, 300, 420].map((minutes) => (
          <circle
            key={minutes}
            cx={cx}
            cy={cy}
            r={radius(minutes)}
            fill="none"
            stroke={ink}
            strokeWidth={2}
            strokeDasharray="2 10"
          />
        ))}
        {waits.map((_, hour) => {
          const [[x1, y1], [x2, y2]] = [at(hour, 392), at(hour, hour % 6 ? 404 : 420)];
          return (
            <Stroke key={`${x1},${y1}`} d={`M${x1} ${y1}L${x2} ${y2}`} color={ink} width={hour % 6 ? 4 : 8} />
          );
        })}
        <circle cx={cx} cy={cy} r={98} fill={main} />
        <circle cx={cx} cy={cy} r={84} fill={paper} />
        <Stroke d={`M${cx + 90} ${cy + 10}L900 640`} color={main} width={5} />
        <Stroke d={`M${at(3, radius(300))[0]} ${at(3, radius(300))[1]}L900 296`} color={accent} width={5} />
        <path
          d={`M${cx - 40} ${cy - 2}C${cx - 20} ${cy - 34} ${cx + 8} ${cy + 26} ${cx + 44} ${cy - 8}`}
          fill="none"
          stroke={second}
          strokeWidth={10}
          strokeLinecap="round"
        />
      </Drawing>
      <Words x={916} y={48} size={52} width={340} color={ink} head={client} leading={1.05}>
        {say(0)}
      </Words>
      <Words x={916} y={236} size={36} weight={700} color={ink}>
        {say(4)}
      </Words>
      <Words x={912} y={280} size={84} color="#d94c3c" head={client} leading={1}>
        {say(1)}
      </Words>
      <Words x={916} y={596} size={36} weight={700} color={ink}>
        {say(5)}
      </Words>
      <Words x={912} y={640} size={152} color={main} head={client} leading={1}>
        {say(2)}
      </Words>
      {[0, 6, 12, 18].map((hour, i) => {
        const [x, y] = at(hour, hour % 12 ? 404 : 448);
        return (
          <Words
            key={hour}
            x={hour === 6 ? x - 96 : hour === 18 ? x + 96 : x}
            y={y - 20}
            size={32}
            weight={700}
            align="center"
            color={ink}
          >
            {say([6, 7, 3, 8][i] ?? 3)}
          </Words>
        );
      })}
    </Bay>
  );
};
