import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Field, Words } from "../parts.tsx";
import { FromAbove } from "./parts.tsx";

const seen = [
  {
    x: 330,
    y: 350,
    turn: 20,
    cloth: "#3f6f8c",
    hair: "#1c1210",
    name: 2,
    tail: [
      [300, 470],
      [282, 590],
      [300, 700],
    ],
  },
  {
    x: 640,
    y: 560,
    turn: -70,
    cloth: "#5f8a4a",
    hair: "#2a1a14",
    name: 3,
    tail: [
      [740, 560],
      [850, 548],
      [960, 570],
    ],
  },
  {
    x: 1010,
    y: 330,
    turn: 160,
    cloth: "#8b6a9c",
    hair: "#141010",
    name: 4,
    tail: [
      [1010, 220],
      [1020, 120],
    ],
  },
  {
    x: 520,
    y: 800,
    turn: 95,
    cloth: "#a60f4a",
    hair: "#1a1412",
    name: 5,
    tail: [
      [400, 806],
      [280, 800],
    ],
  },
  { x: 900, y: 760, turn: -20, cloth: "#c7763a", hair: "#3a2a22", name: -1, tail: [[930, 850]] },
  { x: 690, y: 250, turn: 180, cloth: "#d8cfc0", hair: "#1c1210", name: -1, tail: [[690, 150]] },
] as const;

/** Straight down from a ceiling camera: people without faces in boxes, each with the way it came. */
export const draw: Draw = (brief, picture, { client, random }) => {
  const { ground, paper, ink, main, second } = brief.palette;
  const say = (index: number) => word(picture, index);
  const greens = ["#4c7a34", "#7fa23c", "#c8452c", "#e0a42a", "#6b3f78", "#d9642e"];
  return (
    <Board client={client} ground="#d8d2cb">
      <Drawing width={1280} height={960} crisp>
        <path
          d={Array.from({ length: 11 }, (_, i) => `M${i * 128} 0V960M0 ${i * 128}H1280`).join("")}
          stroke="#cac3bb"
          strokeWidth={3}
        />
        {[
          [72, 420, 150, 470],
          [420, 340, 130, 160],
          [800, 420, 130, 250],
          [1150, 60, 130, 800],
        ].map(([x = 0, y = 0, w = 0, h = 0]) => (
          <g key={x}>
            <path d={`M${x + 12} ${y + 12}h${w}v${h}h-${w}z`} fill="#2a0716" opacity={0.24} />
            <path d={`M${x} ${y}h${w}v${h}h-${w}z`} fill="#6a4a34" />
            {Array.from({ length: Math.floor((w - 12) / 40) * Math.floor((h - 12) / 40) }, (_, i) => i).map(
              (i) => {
                const across = Math.floor((w - 12) / 40);
                const crate = Math.floor(i / across / 3);
                return (
                  <path
                    key={i}
                    d={`M${x + 10 + (i % across) * 40} ${y + 10 + Math.floor(i / across) * 40}h${34}v${34}h-34z`}
                    fill={greens[(crate + Math.round(x / 100)) % 6] ?? ink}
                    fillOpacity={0.78 + random() * 0.22}
                  />
                );
              },
            )}
          </g>
        ))}
      </Drawing>
      <Drawing width={1280} height={960}>
        {seen.map(({ tail, name }) =>
          tail.map(([tx, ty], i) => (
            <rect
              key={`${tx},${ty}`}
              x={tx - 9 + i * 2}
              y={ty - 9 + i * 2}
              width={18 - i * 4}
              height={18 - i * 4}
              fill={name === 5 ? main : name < 0 ? "#8d857d" : second}
            />
          )),
        )}
        {seen.map(({ x, y, turn, cloth, hair }) => (
          <FromAbove key={x} x={x} y={y} size={112} turn={turn} cloth={cloth} hair={hair} />
        ))}
        {seen.map(({ x, y, name }) => (
          <rect
            key={x}
            x={x - 76}
            y={y - 76}
            width={152}
            height={152}
            fill="none"
            stroke={name === 5 ? main : second}
            strokeWidth={name < 0 ? 5 : 9}
            strokeDasharray={name < 0 ? "14 10" : "none"}
          />
        ))}
      </Drawing>
      {seen
        .filter(({ name }) => name > 0)
        .map(({ x, y, name }) => (
          <Field
            key={x}
            x={x - 80}
            y={y - 124}
            width={name === 5 ? 120 : 216}
            height={52}
            ground={name === 5 ? main : second}
            color={name === 5 ? paper : ink}
            size={30}
            weight={800}
          >
            {say(name)}
          </Field>
        ))}
      <Block x={0} y={0} width={1280} height={80} color={ground} />
      <Words x={40} y={20} size={34} weight={800} color={paper}>
        {say(0)}
      </Words>
      <Words x={520} y={20} size={34} weight={800} color={second}>
        {say(1)}
      </Words>
      <Words x={1240} y={20} size={34} weight={800} align="right" color={paper}>
        {say(6)}
      </Words>
      <Field x={40} y={888} width={300} height={56} ground={paper} color={ink} size={30} weight={700}>
        {say(7)}
      </Field>
    </Board>
  );
};
