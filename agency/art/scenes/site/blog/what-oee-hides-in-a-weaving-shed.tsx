import { clothStyle } from "../../../kit/cloth.tsx";
import type { Draw } from "../../../kit/contract.ts";
import { At, Block, hardShadow, Stage } from "../../../kit/stage.tsx";
import { Display, Text } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";

const [left, length] = [72, 1136];
const warp = "repeating-linear-gradient(180deg,#F4F5F1 0 3px,#C9935C 3px 8px)";

function Strip(props: {
  y: number;
  gaps: readonly (readonly [number, number])[];
  loom: string;
  stops: string;
  figure: string;
}) {
  const { y, gaps, loom, stops, figure } = props;
  return (
    <>
      <At
        x={left}
        y={y}
        width={length}
        height={168}
        style={{
          ...hardShadow(12, "rgba(90,42,27,.45)"),
          ...clothStyle("point", "#5A2A1B", "#8A4A2C", 8, 0.3),
        }}
      >
        {gaps.map(([at, width]) => (
          <div
            key={at}
            style={{ position: "absolute", left: at, top: 0, width, height: 168, background: warp }}
          />
        ))}
      </At>
      <At x={left} y={y - 76} style={{ display: "flex", gap: 32, alignItems: "baseline" }}>
        <Display size={50} stretch={86} color="#1A0D08">
          {loom}
        </Display>
        <Text size={30} weight={600} color="#3D1B10">
          {stops}
        </Text>
      </At>
      <At
        x={left + length - 300}
        y={y + 40}
        width={244}
        height={92}
        style={{ background: "#F4F5F1", ...hardShadow(8, "rgba(26,13,8,.45)") }}
      >
        <Block x={10} y={8} width={4} height={76} color="#C42E14" />
        <Block x={230} y={8} width={4} height={76} color="#C42E14" />
        <Display size={72} stretch={72} style={{ textAlign: "center", lineHeight: "92px" }}>
          {figure}
        </Display>
      </At>
    </>
  );
}

/** Two shifts as cloth: many thin gaps above, one wide gap below, one figure for both. */
export const draw: Draw = (_brief, picture, { random }) => {
  const standing = Math.round(length * 0.2);
  const many = Array.from(
    { length: 34 },
    (_, i) => [Math.round(i * (length / 34) + 4 + random() * 20), 5 + (i % 3)] as const,
  );
  const few = [
    [104, 6],
    [268, standing - 18],
    [590, 6],
    [760, 6],
    [1096, 6],
  ] as const;
  return (
    <Stage ground="#E9B27A" width={1280} height={720}>
      <Strip y={112} gaps={many} loom={word(picture, 0)} stops={word(picture, 1)} figure={word(picture, 2)} />
      <Strip y={412} gaps={few} loom={word(picture, 3)} stops={word(picture, 4)} figure={word(picture, 5)} />
      <Block x={left} y={640} width={length} height={4} color="#1A0D08" />
      {[0, 0.25, 0.5, 0.75, 1].map((part) => (
        <Block key={part} x={left + part * (length - 4)} y={626} width={4} height={32} color="#1A0D08" />
      ))}
      <At x={left + length - 200} y={660} width={200} style={{ textAlign: "right" }}>
        <Text size={28} weight={700} color="#1A0D08">
          {word(picture, 6)}
        </Text>
      </At>
    </Stage>
  );
};
