import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Field, Stroke, Words } from "../parts.tsx";

const [columns, rows] = [9, 6];
const changed = new Map([
  [11, 1],
  [22, 0.5],
  [24, 0.9],
  [33, 0.6],
  [40, 1],
  [47, 0.4],
  [16, 0.35],
]);

/** One union's plots as outlines; only those that changed are filled, four of them joined into a walk. */
export const draw: Draw = (brief, picture, { client, random }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const corners = Array.from({ length: (columns + 1) * (rows + 1) }, (_, i) => {
    const [c, r] = [i % (columns + 1), Math.floor(i / (columns + 1))];
    return [
      40 + c * 134 + (random() - 0.5) * 70 + r * 8 - 20,
      168 + r * 116 + (random() - 0.5) * 56 + c * 4,
    ] as const;
  });
  const corner = (c: number, r: number) => corners[r * (columns + 1) + c] ?? [0, 0];
  const plots = Array.from({ length: columns * rows }, (_, i) => {
    const [c, r] = [i % columns, Math.floor(i / columns)];
    const ring = [corner(c, r), corner(c + 1, r), corner(c + 1, r + 1), corner(c, r + 1)];
    const middle = [0, 1].map((k) => ring.reduce((sum, point) => sum + (point[k] ?? 0), 0) / 4);
    return {
      i,
      d: `M${ring.map((point) => point.join(" ")).join("L")}Z`,
      x: middle[0] ?? 0,
      y: middle[1] ?? 0,
    };
  });
  const at = (i: number) => plots[i] ?? { x: 0, y: 0 };
  const walk = [11, 22, 24, 40].map(at);
  return (
    <Board client={client} ground={paper}>
      <Drawing width={1280} height={960}>
        {plots.map(({ i, d }) => {
          const heat = changed.get(i);
          return (
            <path
              key={d}
              d={d}
              fill={
                heat
                  ? heat > 0.8
                    ? accent
                    : heat > 0.45
                      ? "#ffb38f"
                      : "#ffdcc8"
                  : (i * 7) % 5 === 0
                    ? "#e6ead0"
                    : paper
              }
              stroke={main}
              strokeWidth={3}
            />
          );
        })}
        <path
          d="M1010 140C960 320 1090 420 1020 600S1090 800 1060 880"
          fill="none"
          stroke="#8fb9cf"
          strokeWidth={44}
        />
        <Stroke d={`M${walk.map(({ x, y }) => `${x} ${y}`).join("L")}`} color={ink} width={9} dash="22 12" />
        {walk.map(({ x, y }) => (
          <rect key={x} x={x - 16} y={y - 16} width={32} height={32} fill={ink} />
        ))}
      </Drawing>
      <Block x={0} y={0} width={1280} height={136} color={ground} />
      <Words x={48} y={36} size={52} head={client} color={second}>
        {say(0)}
      </Words>
      {[11, 24, 40].map((i, k) => (
        <Field
          key={i}
          x={at(i).x + 28}
          y={at(i).y - (k === 2 ? 64 : 72)}
          width={196}
          height={56}
          ground={ink}
          color={paper}
          size={30}
          weight={800}
        >
          {say(1 + k)}
        </Field>
      ))}
      <Field
        x={(at(22).x + at(24).x) / 2 - 176}
        y={(at(22).y + at(24).y) / 2 + 36}
        width={296}
        height={56}
        ground={second}
        color={ink}
        size={30}
        weight={800}
      >
        {say(4)}
      </Field>
      <Block x={0} y={880} width={1280} height={80} color={paper} />
      <Block x={0} y={878} width={1280} height={4} color={ink} />
      <Block x={48} y={904} width={40} height={36} color={accent} />
      <Words x={104} y={902} size={30} weight={600} color={ink}>
        {say(5)}
      </Words>
      <Block x={396} y={904} width={40} height={36} color="#e6ead0" />
      <Words x={452} y={902} size={30} weight={600} color={ink}>
        {say(6)}
      </Words>
      <Block x={960} y={930} width={160} height={10} color={ink} />
      <Words x={1144} y={902} size={30} weight={700} color={ink}>
        {say(7)}
      </Words>
    </Board>
  );
};
