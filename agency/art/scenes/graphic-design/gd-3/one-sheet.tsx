import type { Draw } from "../../../kit/contract.ts";
import { At, Drawing, Stage } from "../../../kit/stage.tsx";
import { svgFont } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import { ColourBar, Register } from "../press.tsx";
import { Say } from "../say.tsx";
import { type Food, Stack, Weave, weaves } from "./tin.tsx";

const names: Readonly<Record<Food, readonly [string, string]>> = {
  honey: ["HON", "EY"],
  wax: ["BEES", "WAX"],
  salt: ["SA", "LT"],
  kewra: ["KEW", "RA"],
};
const rows: readonly (readonly [Food, number, number, number, number])[] = [
  ...[0, 1, 2].map((i) => ["honey", i * 264, 0, 260, 112] as const),
  ...[0, 1, 2].map((i) => ["honey", i * 264, 116, 260, 112] as const),
  ...[0, 1].map((i) => ["honey", i * 264, 232, 260, 112] as const),
  ...[0, 1].map((i) => ["wax", 528, 232 + i * 58, 260, 54] as const),
  ...[0, 1, 2, 3].map((i) => ["salt", i * 198, 348, 194, 118] as const),
  ...[0, 1].map((i) => ["salt", i * 198, 470, 194, 118] as const),
  ...[0, 1].map((i) => ["kewra", 396 + i * 198, 470, 194, 118] as const),
  ...[0, 1].map((i) => ["kewra", 396 + i * 198, 592, 194, 118] as const),
];

/** The flat tinplate from above: twenty bodies nested in rows, gripper edge, cut lines, colour bar. */
export const draw: Draw = (brief, picture) => {
  const { ink } = brief.palette;
  const say = (index: number) => word(picture, index);
  const tint = ["honey", "wax", "salt", "kewra"] as const;
  return (
    <Stage ground="#3c4348">
      <At
        x={40}
        y={40}
        width={872}
        height={880}
        style={{ background: "#d5dadd", boxShadow: "14px 14px 0 #24292d" }}
      >
        <Drawing width={872} height={880}>
          <path d="M0 0H872L0 300Z" fill="#e4e9eb" />
          <rect width={872} height={56} fill="#b4bcc1" />
          <path d="M0 56H872" stroke={ink} strokeWidth={3} strokeDasharray="14 10" />
          <text x={32} y={38} fill={ink} {...svgFont(28, 700)}>
            {say(5)}
          </text>
          <ColourBar
            x={32}
            y={824}
            patch={32}
            colors={[
              "#f4b400",
              "#d8442c",
              "#2a4fa3",
              "#14120f",
              "#4fa56c",
              "#f4b400",
              "#d8442c",
              "#2a4fa3",
              "#14120f",
              "#4fa56c",
            ]}
          />
          {[24, 848].map((x) => (
            <Register key={x} x={x} y={448} color={ink} />
          ))}
        </Drawing>
        {rows.map(([food, x, y, width, height]) => (
          <At
            key={`${x},${y}`}
            x={44 + x}
            y={88 + y}
            width={width}
            height={height}
            clip
            style={{ outline: `2px dashed ${ink}` }}
          >
            <Weave food={food} width={width} height={height} cell={4} />
            <Drawing width={width} height={height}>
              <rect x={width / 2 - 48} y={6} width={96} height={height - 12} fill={weaves[food].panel} />
              <g data-loose="">
                <Stack
                  x={width / 2 - 40}
                  y={height > 60 ? 18 : 12}
                  width={80}
                  height={height > 60 ? height - 36 : height - 24}
                  lines={height > 60 ? names[food] : [names[food].join("")]}
                  color={weaves[food].letters}
                  gap={10}
                />
              </g>
            </Drawing>
          </At>
        ))}
      </At>
      <Say
        x={952}
        y={40}
        size={54}
        family="Roboto Slab"
        weight={800}
        color="#ffffff"
        leading={1.05}
        width={300}
      >
        {say(0)}
      </Say>
      {tint.map((food, i) => (
        <At key={food} x={952} y={216 + i * 112} width={280} height={96} clip>
          <Weave food={food} width={96} height={96} cell={8} />
          <Say x={116} y={26} size={36} family="Roboto Slab" weight={700} color="#ffffff">
            {say(1 + i)}
          </Say>
        </At>
      ))}
      <Say
        x={952}
        y={696}
        size={28}
        family="Roboto Slab"
        weight={500}
        color="#d5dadd"
        width={290}
        leading={1.3}
      >
        {say(6)}
      </Say>
      <Say x={952} y={868} size={30} family="Roboto Slab" weight={700} color="#f4b400">
        {say(7)}
      </Say>
    </Stage>
  );
};
