import type { Draw } from "../../../kit/contract.ts";
import { Button } from "../../../kit/devices.tsx";
import { Glyph } from "../../../kit/glyph.tsx";
import { At, Block, Drawing } from "../../../kit/stage.tsx";
import { svgFont } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import { Box, Say, Yard } from "./freight.tsx";

const tabs = [
  "#e8554d",
  "#7fb6d9",
  "#ffd23c",
  "#8fc46a",
  "#c79ae0",
  "#f2a65a",
  "#6fc7bd",
  "#d7d7d7",
] as const;
const columns = [64, 152, 240, 312, 416, 504, 624] as const;

/** The workbook with its tabs, hidden columns and a comment; beside it the same lane as one quote. */
export const draw: Draw = (brief, picture, { random }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Yard ground="#ffffff" ink={ink}>
      <Block x={0} y={0} width={736} height={72} color="#1d6b45" />
      <Say x={32} y={18} size={30} color="#ffffff">
        {say(0)}
      </Say>
      <Drawing width={736} height={960} crisp>
        <rect x={0} y={72} width={736} height={40} fill="#dfe2e4" />
        <rect x={0} y={112} width={56} height={748} fill="#dfe2e4" />
        {Array.from({ length: 18 }, (_, row) => {
          const y = 112 + row * 42;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            <g key={row}>
              {columns.slice(0, 6).map((left, column) => {
                const wide = (columns[column + 1] ?? 736) - left;
                const fill = random() < 0.12 ? accent : random() < 0.08 ? "#f6b9b4" : "#ffffff";
                const value = Math.round(40 + random() * 2100);
                const shown = random() > 0.16;
                return (
                  <g key={left}>
                    <rect x={left - 8} y={y} width={wide} height={42} fill={fill} />
                    {shown && (
                      <text x={left + wide - 18} y={y + 29} textAnchor="end" fill={ink} {...svgFont(22, 500)}>
                        {value.toLocaleString("en-GB")}
                      </text>
                    )}
                  </g>
                );
              })}
              <path d={`M0 ${y}H736`} stroke="#b9bec2" strokeWidth={2} />
            </g>
          );
        })}
        <path d={columns.map((left) => `M${left - 8} 72V860`).join("")} stroke="#b9bec2" strokeWidth={2} />
        <path d="M304 72V860M408 72V860" stroke={ink} strokeWidth={6} />
        <path d="M616 112h104l16 0v748H616z" fill="#eef0f1" />
        {Array.from({ length: 14 }, (_, i) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a tab is its place
            key={i}
            x={i < 3 ? i * 92 : 276 + (i - 3) * 42}
            y={860}
            width={i < 3 ? 88 : 38}
            height={i === 1 ? 84 : 68}
            fill={tabs[i % tabs.length]}
          />
        ))}
      </Drawing>
      {[1, 2, 3].map((index) => (
        <Say key={index} x={(index - 1) * 92 + 18} y={878} size={28} weight={700}>
          {say(index)}
        </Say>
      ))}
      <At
        x={352}
        y={380}
        width={280}
        height={136}
        style={{ background: accent, boxShadow: "8px 8px 0 rgba(8,10,16,.3)" }}
      >
        <Drawing width={280} height={136}>
          <path d="M0 40L-36 20L0 84Z" fill={accent} />
        </Drawing>
        <Say x={28} y={42} size={44} weight={700}>
          {say(4)}
        </Say>
      </At>
      <Block x={736} y={0} width={544} height={960} color={main} />
      <At
        x={800}
        y={136}
        width={416}
        height={688}
        style={{ background: ground, color: paper, boxShadow: `16px 16px 0 ${ink}` }}
      >
        <Say x={36} y={40} size={44} head color={accent}>
          {say(5)}
        </Say>
        <Drawing width={416} height={688} crisp>
          <rect x={36} y={252} width={344} height={8} fill={main} />
          {[0, 1, 2].flatMap((column) =>
            Array.from({ length: column + 1 }, (_, row) => (
              <Box
                // biome-ignore lint/suspicious/noArrayIndexKey: it is known by its place
                key={`${column},${row}`}
                x={36 + column * 118}
                y={206 - row * 48}
                width={108}
                height={44}
                color={[second, paper, main][row] ?? main}
                ribs={9}
              />
            )),
          )}
        </Drawing>
        <Say x={32} y={308} size={106} head>
          {say(6)}
        </Say>
        <Say x={36} y={448} size={32} weight={700}>
          {say(7)}
        </Say>
        <Button x={36} y={544} width={344} height={104} ground={main} color={ink}>
          <Glyph name="right" size={56} color={ink} />
        </Button>
      </At>
    </Yard>
  );
};
