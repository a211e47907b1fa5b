import type { Draw } from "../../../kit/contract.ts";
import { word } from "../../../kit/words.ts";
import { Canvas, Say } from "../letters.tsx";
import { Jar, serif } from "./honey.tsx";

const wall = "#123024";
const petals = [5, 6, 8, 4];
const [WIDE, HIGH] = [300, 292];
const lit = [
  { x: 140, y: 300, ground: "#e39a17", flower: "#fbf3dd", name: 0, line: 2 },
  { x: 490, y: 300, ground: "#fbf3dd", flower: "#b4452a", name: 1, line: 3 },
  { x: 490, y: 648, ground: "#e39a17", flower: "#fbf3dd", name: 0, line: 4 },
  { x: 840, y: 648, ground: "#fbf3dd", flower: "#6e8f5e", name: 1, line: 5 },
] as const;
const dark = [
  [840, 300],
  [140, 648],
] as const;

/** A house front after midnight: four lit windows are advertisements, two are dark, the clock says ten past twelve. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Canvas ground="#0a1518">
      {[
        [92, 84],
        [214, 168],
        [1130, 120],
        [1220, 60],
        [1010, 66],
        [306, 60],
        [60, 210],
        [1236, 208],
      ].map(([x, y]) => (
        <rect key={x} x={x} y={y} width={7} height={7} fill={paper} />
      ))}
      <path d="M96 960V236H1184V960Z" fill={wall} />
      <path d="M64 236H1216V262H64Z" fill="#1d4634" />
      <path d="M440 236V112H840V236Z" fill={wall} />
      <path d="M420 92H860V116H420Z" fill="#1d4634" />
      <circle cx={528} cy={176} r={48} fill={paper} />
      <path d="M528 176V142M528 176L545 146" stroke={ink} strokeWidth={8} />
      <Say x={600} y={208} size={92} weight={800} face={serif} color={main}>
        {say(7)}
      </Say>
      {dark.map(([x, y]) => (
        <g key={x}>
          <rect x={x} y={y} width={WIDE} height={HIGH} fill="#0a1f17" />
          <path
            d={`M${x + WIDE / 2} ${y}v${HIGH}M${x} ${y + 100}h${WIDE}`}
            stroke="#1d4634"
            strokeWidth={8}
          />
          <rect x={x - 16} y={y + HIGH} width={WIDE + 32} height={18} fill="#1d4634" />
        </g>
      ))}
      {lit.map(({ x, y, ground, flower, name, line }, i) => {
        const [kind = "", cut = ""] = say(line).split(", ");
        const bright = ground === "#e39a17";
        return (
          <g key={`${x},${y}`}>
            <rect x={x - 10} y={y - 10} width={WIDE + 20} height={HIGH + 20} fill="#1d4634" />
            <rect x={x} y={y} width={WIDE} height={HIGH} fill={ground} />
            <Say x={x + 20} y={y + 58} size={43} weight={750} color={ink}>
              {say(name)}
            </Say>
            <Say x={x + 20} y={y + 108} size={38} weight={800} face={serif} color={ink}>
              {`${kind},`}
            </Say>
            <Say x={x + 20} y={y + 142} size={25} weight={650} color={ink}>
              {cut}
            </Say>
            <Jar
              x={x + 24}
              y={y + 276}
              width={66}
              height={112}
              fill={0.92}
              glass={bright ? "#f6cf86" : "#ead9b0"}
              honey={bright ? "#8a5a12" : main}
              lid={ink}
            />
            <Say x={x + 108} y={y + 272} size={40} weight={750} color={ink}>
              {say(6).split(", ")[1] ?? ""}
            </Say>
            <g transform={`translate(${x + 246} ${y + 208})`}>
              {Array.from({ length: petals[i] ?? 5 }, (_, k) => (k * 360) / (petals[i] ?? 5)).map((turn) => (
                <ellipse
                  key={turn}
                  cy={-25}
                  rx={[12, 11, 8, 17][i]}
                  ry={25}
                  fill={flower}
                  transform={`rotate(${turn})`}
                />
              ))}
              <circle r={11} fill={ink} />
            </g>
            <rect x={x - 26} y={y + HIGH} width={WIDE + 52} height={18} fill="#2f6a50" />
          </g>
        );
      })}
      <Say x={1184} y={204} size={34} weight={600} color={paper} align="end">
        {say(6)}
      </Say>
    </Canvas>
  );
};
