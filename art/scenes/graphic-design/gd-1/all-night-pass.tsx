import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { svgFont } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import { Wide } from "../say.tsx";
import { inks } from "./rain.tsx";
import { Sheet } from "./series.tsx";

const { ink, paper, yellow, blue, lac, pink } = inks;
const passes = [
  { turn: -27, design: 0, part: [0, 233, 250, 467], ground: yellow, color: ink, title: 0, note: 1 },
  { turn: -9, design: 1, part: [130, 0, 250, 467], ground: blue, color: yellow, title: 2, note: 3 },
  { turn: 9, design: 3, part: [180, 0, 300, 560], ground: lac, color: yellow, title: -1, note: -1 },
  { turn: 27, design: 2, part: [0, 0, 125, 233], ground: pink, color: ink, title: 4, note: 5 },
] as const;

/** Four admission strips fanned on black, each cut from another part of a poster, with a stub below. */
export const draw: Draw = (_brief, picture) => {
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground="#0c0d10">
      {passes.map(({ turn, design, part, ground, color, title, note }) => (
        <div
          key={turn}
          style={{
            position: "absolute",
            left: 500,
            top: 64,
            width: 280,
            height: 800,
            transform: `rotate(${turn}deg)`,
            transformOrigin: "50% 1150px",
            boxShadow: "-12px 8px 0 rgba(255,255,255,.08)",
          }}
        >
          <Drawing width={280} height={800}>
            <rect width={280} height={800} fill={ground} />
            <Sheet x={0} y={0} width={280} height={528} design={design} part={part} />
            {title >= 0 && (
              <>
                <rect y={436} width={280} height={92} fill={ground} />
                <Wide x={20} y={492} width={240} cap={34} color={color}>
                  {say(title)}
                </Wide>
                <text x={20} y={584} fill={color} {...svgFont(30, 650)}>
                  {say(note)}
                </text>
              </>
            )}
            <path d="M0 640H280" stroke="#0c0d10" strokeWidth={5} strokeDasharray="10 9" />
            <circle cx={0} cy={640} r={18} fill="#0c0d10" />
            <circle cx={280} cy={640} r={18} fill="#0c0d10" />
            {title === 4 && (
              <>
                <text x={140} y={712} textAnchor="middle" fill={color} {...svgFont(40, 800, 86)}>
                  {say(6)}
                </text>
                <text x={140} y={762} textAnchor="middle" fill={lac} {...svgFont(40, 800, 86)}>
                  {say(7)}
                </text>
              </>
            )}
          </Drawing>
        </div>
      ))}
      <Drawing width={1280} height={960}>
        <rect x={0} y={944} width={1280} height={16} fill={paper} opacity={0} />
      </Drawing>
    </Stage>
  );
};
