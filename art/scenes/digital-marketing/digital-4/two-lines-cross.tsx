import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Board, Say } from "./lumen.tsx";

const x = (month: number) => 120 + month * 128;
const y = (value: number) => 800 - (value / 220) * 620;

/** Nine months as two subway lines, one falling, one rising, with a station for every month. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, second } = brief.palette;
  const say = (index: number) => word(picture, index);
  const data = numbers(picture, []);
  const lines = [
    { values: data.slice(0, 9), color: "#a68fe3" },
    { values: data.slice(9, 18), color: second },
  ];
  const end = (month: number, at: number, text: string, color: string) => (
    <Say x={x(month) - 60} y={y(at) - 100} size={60} weight={900} color={color} width={120} align="center">
      {text}
    </Say>
  );
  return (
    <Board ground={paper} ink={ink}>
      <Drawing width={1280} height={960}>
        <path d={`M${x(0) - 40} 800H${x(8) + 40}`} stroke={ink} strokeWidth={4} />
        {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((month) => (
          <path key={month} d={`M${x(month)} 800v16`} stroke={ink} strokeWidth={4} />
        ))}
        <path d={`M${x(3)} 120V800`} stroke={ink} strokeWidth={5} strokeDasharray="6 14" />
        {lines.map(({ values, color }) => (
          <g key={color}>
            <path
              d={values.map((value, i) => `${i ? "L" : "M"}${x(i)} ${y(value)}`).join("")}
              fill="none"
              stroke={color}
              strokeWidth={32}
              strokeLinejoin="round"
            />
            {values.map((value, i) => (
              <circle
                // biome-ignore lint/suspicious/noArrayIndexKey: a month is its place
                key={i}
                cx={x(i)}
                cy={y(value)}
                r={i % 8 ? 11 : 26}
                fill={paper}
                stroke={ink}
                strokeWidth={i % 8 ? 0 : 9}
              />
            ))}
          </g>
        ))}
      </Drawing>
      {end(0, data[0] ?? 0, say(7), ink)}
      {end(8, data[8] ?? 0, say(8), ink)}
      {end(0, data[9] ?? 0, say(9), ink)}
      {end(8, data[17] ?? 0, say(10), ink)}
      <Say x={x(4) + 76} y={y(150) - 100} size={54} weight={900} color="#7d62c9">
        {say(4)}
      </Say>
      <Say x={x(4) + 40} y={y(36) + 36} size={54} weight={900} color="#d95a00">
        {say(5)}
      </Say>
      {[0, 3, 6, 8].map((month, i) => (
        <Say key={month} x={x(month) - 60} y={832} size={36} weight={800} width={120} align="center">
          {say(i)}
        </Say>
      ))}
      <At x={x(3) - 4} y={72} width={392} height={64} style={{ background: ink }}>
        <Say x={24} y={13} size={32} weight={800} color={paper}>
          {say(6)}
        </Say>
        <Block x={0} y={64} width={8} height={24} color={ink} />
      </At>
    </Board>
  );
};
