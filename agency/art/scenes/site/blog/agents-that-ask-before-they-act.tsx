import { Cloth } from "../../../kit/cloth.tsx";
import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing, hardShadow, Stage } from "../../../kit/stage.tsx";
import { Display, Text } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";

const labels = [
  { ground: "#0B5E41", text: "#F4F5F1" },
  { ground: "#F4B400", text: "#141618" },
  { ground: "#C42E14", text: "#F4F5F1" },
] as const;

function Label({
  x,
  turn,
  ground,
  text,
  children,
}: {
  x: number;
  turn: number;
  ground: string;
  text: string;
  children: string;
}) {
  const stitch = `repeating-linear-gradient(180deg,${text} 0 9px,transparent 9px 15px)`;
  return (
    <At
      x={x}
      y={566}
      width={250}
      height={104}
      turn={turn}
      style={{ background: ground, ...hardShadow(8, "rgba(4,30,20,.5)") }}
    >
      <div style={{ position: "absolute", left: 10, top: 8, width: 4, height: 88, background: stitch }} />
      <div style={{ position: "absolute", right: 10, top: 8, width: 4, height: 88, background: stitch }} />
      <Display
        size={42}
        stretch={children.length > 8 ? 58 : 84}
        color={text}
        style={{ lineHeight: "104px", textAlign: "center", whiteSpace: "nowrap" }}
      >
        {children}
      </Display>
    </At>
  );
}

/** The order with its changed line, the agent's question on a card, three labels to answer with, a stamp not yet used. */
export const draw: Draw = (_brief, picture, { random }) => (
  <Stage ground="#0B5E41" width={1280} height={720}>
    <Cloth x={0} y={0} width={1280} height={720} draft="birds-eye" warp="#0B5E41" weft="#0E6A4A" cell={16} />
    <At
      x={120}
      y={48}
      width={600}
      height={480}
      style={{ background: "#F4F5F1", ...hardShadow(16, "rgba(4,30,20,.5)") }}
    >
      <At x={40} y={32}>
        <Display size={48} stretch={80}>
          {word(picture, 0)}
        </Display>
      </At>
      <Block x={40} y={96} width={520} height={4} color="#141618" />
      {[8, 9].map((index, i) => (
        <At key={index} x={40} y={346 + i * 52}>
          <Text size={36} weight={500} color="#5d6663">
            {word(picture, index)}
          </Text>
        </At>
      ))}
      <At x={40} y={124}>
        <Text size={34} weight={600}>
          {word(picture, 1)}
        </Text>
      </At>
      <At x={40} y={184}>
        <Display size={92} stretch={72} color="#9AA2A0">
          {word(picture, 2)}
        </Display>
      </At>
      <At x={310} y={184}>
        <Display size={118} stretch={76} color="#C42E14" leading={0.8}>
          {word(picture, 3)}
        </Display>
      </At>
      <Drawing width={600} height={480}>
        <path d="M30 238L262 216" stroke="#C42E14" strokeWidth={9} />
      </Drawing>
    </At>
    <At
      x={648}
      y={336}
      width={560}
      height={190}
      style={{ background: "#E9D9A8", ...hardShadow(12, "rgba(4,30,20,.5)") }}
    >
      <Drawing width={560} height={190}>
        {[0, 1, 2].flatMap((row) =>
          Array.from({ length: 20 }, (_, i) => 46 + i * 25).map((x) =>
            random() < 0.5 ? (
              <circle key={`${x} ${row}`} cx={x} cy={28 + row * 25} r={8} fill="#0B5E41" />
            ) : null,
          ),
        )}
        <path d="M-16 40h40M-16 150h40" stroke="#141618" strokeWidth={7} />
      </Drawing>
      <At x={40} y={108}>
        <Display size={54} stretch={80} style={{ whiteSpace: "nowrap" }}>
          {word(picture, 4)}
        </Display>
      </At>
    </At>
    {labels.map((label, i) => (
      <Label key={label.ground} x={150 + i * 290} turn={[-2, 1, -1][i] ?? 0} {...label}>
        {word(picture, 5 + i)}
      </Label>
    ))}
    <Drawing width={1280} height={720}>
      <g transform="translate(240 142) scale(0.8)">
        <path
          d="M1078 690h150v-44h-40c-14-60-8-90 14-130a48 48 0 1 0-98 0c22 40 28 70 14 130h-40z"
          fill="rgba(4,30,20,.5)"
          transform="translate(14 10)"
        />
        <rect x={1068} y={630} width={160} height={48} fill="#8A6A1E" />
        <rect x={1068} y={630} width={160} height={14} fill="#C9A24A" />
        <path d="M1108 630c14-60 8-84-14-124a54 54 0 1 1 108 0c-22 40-28 64-14 124z" fill="#C9A24A" />
        <path d="M1176 630c8-60 14-92 26-124a54 54 0 0 0-40-54c20 40 10 90-14 178z" fill="#8A6A1E" />
      </g>
    </Drawing>
  </Stage>
);
