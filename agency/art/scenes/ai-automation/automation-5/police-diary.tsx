import type { Draw } from "../../../kit/contract.ts";
import { Glyph } from "../../../kit/glyph.tsx";
import { Sheet } from "../../../kit/paper.tsx";
import { At, Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { T, upTo } from "./parts.tsx";

const pen = "#24367d";
const frames = [
  { x: 176, y: 72, width: 370, height: 88, margin: 96 },
  { x: 40, y: 212, width: 436, height: 80, margin: 264 },
  { x: 40, y: 316, width: 320, height: 80, margin: 432 },
  { x: 40, y: 524, width: 520, height: 88, margin: 600 },
] as const;

/** A handwritten diary entry on a car bonnet: frames on what was read, one dotted where the stamp covers a figure. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const hand = [
    { x: 192, y: 84, size: 56, index: 0 },
    { x: 52, y: 220, size: 48, index: 6 },
    { x: 52, y: 324, size: 48, index: 7 },
    { x: 52, y: 536, size: 50, index: 8 },
  ];
  return (
    <Stage ground="#2f7d92">
      <Drawing width={1280} height={960}>
        <path d="M0 0H1280V90C900 30 400 30 0 90Z" fill="#1d3038" />
        <path d="M0 90C400 30 900 30 1280 90V128C900 70 400 70 0 128Z" fill="#5ba3b5" />
        <path d="M150 116L60 960M1130 116L1220 960" stroke="#256a7d" strokeWidth={12} />
        <path d="M1180 300L1280 260V960H1250Z" fill="#256a7d" />
      </Drawing>
      <Sheet x={104} y={120} width={616} height={776} color="#fbf3d9" turn={-2} shadow={20}>
        <Drawing width={616} height={776}>
          {upTo(7).map((i) => (
            <path key={i} d={`M0 ${180 + i * 104}H616`} stroke="#c9bf9a" strokeWidth={2} />
          ))}
          {[440, 660, 716].map((y, i) => (
            <path
              key={y}
              d={`M52 ${y}${"q14 -30 26 0t24 -4q10 -26 26 4t30 -6q12 -20 24 6t28 -2".repeat(i === 2 ? 1 : 3)}`}
              fill="none"
              stroke={pen}
              strokeWidth={5}
            />
          ))}
        </Drawing>
        {hand.map(({ x, y, size, index }) => (
          <At key={index} x={x} y={y} style={{ transform: "skewX(-9deg)", transformOrigin: "0 100%" }}>
            <T x={0} y={0} size={size} weight={400} color={pen}>
              {say(index)}
            </T>
          </At>
        ))}
        <Drawing width={616} height={776}>
          <g fill="none" stroke="#8c2f6b" strokeWidth={8}>
            <circle cx={486} cy={574} r={112} />
            <circle cx={486} cy={574} r={74} strokeDasharray="10 8" />
          </g>
          <path
            d="M486 536L496 560L522 562L502 580L508 606L486 592L464 606L470 580L450 562L476 560Z"
            fill="#8c2f6b"
          />
          {frames.map(({ x, y, width, height }, index) => (
            <rect
              key={y}
              x={x}
              y={y}
              width={width}
              height={height}
              fill="none"
              stroke={accent}
              strokeWidth={6}
              {...(index === 3 ? { strokeDasharray: "8 10" } : {})}
            />
          ))}
        </Drawing>
      </Sheet>
      <Drawing width={1280} height={960}>
        {frames.map(({ x, y, width, margin }, index) => (
          <path
            key={y}
            d={`M${104 + x + width + 8} ${120 + y + 40 - (x + width - 308) * 0.035}L776 ${margin + 56}`}
            stroke={accent}
            strokeWidth={5}
            {...(index === 3 ? { strokeDasharray: "8 10" } : {})}
          />
        ))}
      </Drawing>
      {frames.map(({ margin }, index) => {
        const [reading = "", chance = ""] = say(1 + index).split(/, (?=[\d.]+$)/);
        const unsure = index === 3;
        return (
          <At
            key={margin}
            x={776}
            y={margin}
            width={448}
            height={unsure ? 264 : 128}
            style={{ background: unsure ? accent : paper }}
          >
            <T x={28} y={20} size={40} weight={700} head color={ink}>
              {`${reading},`}
            </T>
            <T x={28} y={66} size={40} weight={800} color={unsure ? ink : "#2f7d92"}>
              {chance}
            </T>
            {unsure && (
              <At x={0} y={136} width={448} height={128} style={{ background: ink }}>
                <Glyph name="eye" size={70} color={accent} x={28} y={28} />
                <T x={124} y={40} size={40} weight={800} head color={second}>
                  {say(5)}
                </T>
              </At>
            )}
          </At>
        );
      })}
    </Stage>
  );
};
