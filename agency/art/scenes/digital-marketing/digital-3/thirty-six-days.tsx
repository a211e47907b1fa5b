import type { Draw } from "../../../kit/contract.ts";
import { word } from "../../../kit/words.ts";
import { Canvas, Say } from "../letters.tsx";
import { Jar, serif } from "./honey.tsx";

const STEP = 53;
const shelves = [
  { from: 0, to: 14, foot: 440, left: 60, labels: [[0, 0]] },
  {
    from: 14,
    to: 36,
    foot: 800,
    left: 60,
    labels: [
      [0, 1],
      [10, 2],
      [21, 3],
    ],
  },
] as const;

/** Two shelves of jars filled to each day's sales: fourteen before the fast, twenty-two within it, a spoon in the last. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, accent, ground } = brief.palette;
  const most = Math.max(...picture.data);
  return (
    <Canvas ground={accent}>
      {shelves.map(({ from, to, foot, left, labels }) => (
        <g key={from}>
          {picture.data.slice(from, to).map((jars, i) => (
            <Jar
              // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
              key={i}
              x={left + i * STEP}
              y={foot}
              width={46}
              height={250}
              fill={jars / most}
              glass={from + i < 14 ? "#d98a6d" : "#e7b39c"}
              honey={from + i === 35 ? "#8a5a12" : main}
              lid={ground}
            />
          ))}
          <rect x={0} y={foot} width={1280} height={26} fill={ink} />
          <rect x={0} y={foot + 26} width={1280} height={10} fill="#8f3320" />
          <path
            d={`M${left - 16} ${foot - 60}H${left + (to - from) * STEP}`}
            stroke={paper}
            strokeWidth={5}
            strokeDasharray="14 9"
          />
          {labels.map(([day, index]) => (
            <g key={index}>
              <path d={`M${left + day * STEP + 23} ${foot + 26}v22`} stroke={paper} strokeWidth={5} />
              <Say
                x={day === 21 ? 1216 : left + day * STEP}
                y={foot + 84}
                size={32}
                weight={650}
                face={serif}
                color={paper}
                align={day === 21 ? "end" : "start"}
              >
                {word(picture, index)}
              </Say>
            </g>
          ))}
        </g>
      ))}
      <path d="M1230 800L1252 534" stroke="#d5dadd" strokeWidth={9} />
      <ellipse cx={1254} cy={516} rx={16} ry={28} fill="#d5dadd" />
      <Say x={60} y={140} size={100} weight={850} face={serif} color={paper}>
        {word(picture, 4)}
      </Say>
      <path d="M1216 168a84 84 0 1 1-92-114a66 66 0 1 0 92 114z" fill={main} />
      <g>
        <path d={`M${60 + 14 * STEP} 380H860`} stroke={paper} strokeWidth={5} strokeDasharray="14 9" />
        <Say x={878} y={394} size={42} weight={700} face={serif} color={paper}>
          {word(picture, 5)}
        </Say>
      </g>
      <Say x={1216} y={928} size={34} weight={800} face={serif} color={main} align="end">
        {word(picture, 6)}
      </Say>
    </Canvas>
  );
};
