import type { Draw } from "../../../kit/contract.ts";
import { Line } from "../../../kit/line.tsx";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { times } from "../parts.tsx";
import { Crate, seen, way } from "./iso.tsx";

const view = { left: 610, top: 150, unit: 28 } as const;
const speech = { relay: "#b9c6ce", rtu: "#2ba878", tcp: "#3f7fd0", opc: "#ffb000" } as const;

/** Where each machine stands, what it measures on the floor, and how it speaks; the farther first. */
const machines: readonly {
  at: readonly [number, number];
  size: readonly [number, number, number];
  color: string;
}[] = [
  ...times(24).map((i) => ({
    at: [0.4 + Math.floor(i / 8) * 1.9, 0.5 + (i % 8) * 2.15] as const,
    size: [1.3, 1.5, 1.1] as const,
    color: speech.relay,
  })),
  ...times(16).map((i) => ({
    at: [6.4 + Math.floor(i / 8) * 1.5, 0.5 + (i % 8) * 2.15] as const,
    size: [1, 1.5, 0.8] as const,
    color: speech.rtu,
  })),
  ...times(12).map((i) => ({
    at: [9.5 + Math.floor(i / 6) * 1.5, 0.5 + (i % 6) * 2.9] as const,
    size: [1, 2, 0.9] as const,
    color: speech.tcp,
  })),
  ...times(30).map((i) => ({
    at: [12.8, 0.3 + i * 0.58] as const,
    size: [8.6, 0.34, 0.6] as const,
    color: i < 18 ? speech.rtu : speech.tcp,
  })),
  ...times(10).map((i) => ({
    at: [22.2, 0.4 + i * 1.74] as const,
    size: [1.6, 1.1, 1] as const,
    color: speech.opc,
  })),
];
const SENSED = [6, 11] as const;

/** The mill as an isometric model from cards to winders; the colour of a machine says how it speaks. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, second } = brief.palette;
  const say = (index: number) => word(picture, index);
  const face = "JetBrains Mono";
  const [from, to] = SENSED;
  const frame = (i: number) => 0.3 + i * 0.58;
  const tip = seen(view, 21.6, frame(from), 0.6);
  return (
    <Stage ground={ground}>
      <Drawing width={1280} height={960}>
        <path
          d={`${way(view, [
            [-0.4, -0.4, 0],
            [24.4, -0.4, 0],
            [24.4, 18, 0],
            [-0.4, 18, 0],
          ])}Z`}
          fill="#2b3d49"
        />
        {machines.map(({ at, size, color }) => (
          <Crate key={at.join()} view={view} at={[...at, 0]} size={size} color={color} />
        ))}
        <path
          d={`${way(view, [
            [12.6, frame(from) - 0.12, 0.7],
            [21.6, frame(from) - 0.12, 0.7],
            [21.6, frame(to) + 0.46, 0.7],
            [12.6, frame(to) + 0.46, 0.7],
          ])}Z`}
          fill="none"
          stroke="#fff"
          strokeWidth={6}
        />
        <path d={`M${tip[0]} ${tip[1]}L1060 330V190`} fill="none" stroke="#fff" strokeWidth={5} />
      </Drawing>
      <Line x={48} y={40} size={76} face={face} weight={800} color={paper}>
        {say(0)}
      </Line>
      <Line x={0} y={88} width={1232} align="right" size={40} face={face} weight={700} color="#fff">
        {say(1)}
      </Line>
      <Line x={0} y={138} width={1232} align="right" size={40} face={face} weight={700} color="#fff">
        {say(2)}
      </Line>
      {(
        [
          [48, 236, 3],
          [192, 236, 4],
          [1080, 620, 5],
          [250, 652, 6],
        ] as const
      ).map(([x, y, index]) => (
        <Line key={index} x={x} y={y} size={36} face={face} weight={500} color={second}>
          {say(index)}
        </Line>
      ))}
      {Object.values(speech).map((color, i) => (
        <div key={color}>
          <div
            style={{
              position: "absolute",
              left: 48 + (i % 2) * 600,
              top: 832 + Math.floor(i / 2) * 60,
              width: 36,
              height: 36,
              background: color,
            }}
          />
          <Line
            x={104 + (i % 2) * 600}
            y={828 + Math.floor(i / 2) * 60}
            size={40}
            face={face}
            weight={600}
            color={paper}
          >
            {say(7 + i)}
          </Line>
        </div>
      ))}
    </Stage>
  );
};
