import type { Draw } from "../../../kit/contract.ts";
import { Sheet } from "../../../kit/paper.tsx";
import { Boards } from "../../../kit/place.tsx";
import { At, Block, Drawing, hardShadow, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Code, Knit, T } from "./parts.tsx";

/** Where each field stands in the letter: line, left edge, width, and the upper edge of its source's card. */
const fields = [
  { y: 264, x: 48, width: 232, card: 72 },
  { y: 336, x: 48, width: 136, card: 216 },
  { y: 408, x: 320, width: 168, card: 360 },
  { y: 480, x: 160, width: 264, card: 504 },
  { y: 552, x: 192, width: 208, card: 648 },
] as const;

/** A finished letter in Bangla on a desk, its five green fields tied to the places they came from. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const fixed = [
    { x: 48, y: 200, index: 7 },
    { x: 296, y: 264, index: 8 },
    { x: 200, y: 336, index: 9 },
    { x: 48, y: 408, index: 10 },
    { x: 48, y: 480, index: 11 },
    { x: 48, y: 552, index: 12 },
  ];
  return (
    <Stage ground="#b98a5e">
      <Boards width={1280} height={960} color="#b98a5e" board={160} />
      <Sheet x={72} y={40} width={624} height={880} color={paper} shadow={16}>
        <Drawing width={624} height={40}>
          <Knit x={8} y={0} columns={38} rows={1} width={16} height={20} color={() => main} />
        </Drawing>
        <T x={48} y={80} size={68} weight={800} color={main}>
          {say(0)}
        </T>
        {fixed.map(({ x, y, index }) => (
          <T key={index} x={x} y={y + 4} size={32} weight={500} color={ink}>
            {say(index)}
          </T>
        ))}
        {fields.map(({ x, y, width }, index) => (
          <At key={y} x={x} y={y - 6} width={width} height={56} style={{ background: "#cbe6d3" }}>
            <T x={0} y={10} size={32} weight={700} width={width} align="center" color={ink}>
              {say(13 + index)}
            </T>
          </At>
        ))}
        <Block x={48} y={792} width={200} height={4} color={ink} />
        <Drawing width={624} height={880}>
          <path
            d="M60 770C90 700 110 800 140 750S180 730 200 770S230 760 250 740"
            fill="none"
            stroke="#1d3f9c"
            strokeWidth={5}
          />
        </Drawing>
      </Sheet>
      <Drawing width={1280} height={960}>
        {fields.map(({ x, y, card }) => (
          <path
            key={y}
            d={`M${72 + x + 24} ${y + 90}V${y + 100}H690C770 ${y + 100} 730 ${card + 60} 808 ${card + 60}`}
            fill="none"
            stroke={accent}
            strokeWidth={6}
          />
        ))}
        {fields.map(({ x, y }) => (
          <g key={y} fill={accent}>
            <circle cx={72 + x + 24} cy={y + 90} r={8} />
          </g>
        ))}
      </Drawing>
      {fields.map(({ card }, index) => {
        const [field = "", source = ""] = say(1 + index).split(": ");
        return (
          <At
            key={card}
            x={808}
            y={card}
            width={408}
            height={120}
            style={{ background: index < 2 ? second : "#fffdf8", ...hardShadow(10) }}
          >
            <At x={16} y={52} width={16} height={16} style={{ background: accent, borderRadius: 8 }} />
            <T x={56} y={18} size={24} weight={600} color={main}>
              {`${field}:`}
            </T>
            <T x={56} y={54} size={36} weight={700} serif color={ink}>
              {source}
            </T>
          </At>
        );
      })}
      <Drawing width={1280} height={960}>
        <path d="M560 848L640 800" stroke={accent} strokeWidth={6} />
        <circle cx={624} cy={792} r={120} fill={paper} stroke={accent} strokeWidth={10} />
        <Code x={564} y={720} size={120} color={ink} />
      </Drawing>
      <T x={524} y={848} size={24} weight={700} width={200} align="center" color={ink}>
        {say(6)}
      </T>
    </Stage>
  );
};
