import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { PARTS } from "./coat.tsx";
import { round } from "./rain.tsx";

const FLOOR = 712;
const SCALE = 3.2;
const colors = ["#ffd23c", "#1c3fd0", "#f3f7ff", "#0f8a83", "#e9632b", "#1b2a63"];

/** Six coats by body height against a measuring pole; the four letters of old sizes are struck through. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, ground } = brief.palette;
  const heights = numbers(picture, [148, 156, 164, 172, 180, 188]);
  const top = (cm: number) => FLOOR - cm * SCALE;
  const ticks = Array.from({ length: 39 }, (_, i) => i * 5);
  return (
    <Stage ground={main}>
      <Drawing width={1280} height={960}>
        <path d={`M48 40H104V${FLOOR}H48Z`} fill={paper} />
        <path
          d={ticks.map((cm) => `M104 ${top(cm)}h${cm % 20 ? -20 : -40}`).join("")}
          stroke={ink}
          strokeWidth={4}
        />
        {heights.map((cm, i) => {
          const x = 236 + i * 188;
          const high = cm * SCALE;
          const [across, down] = [((high * 0.285) / 636) * 1.12, (high * 0.7) / 940];
          const color = colors[i] ?? paper;
          const skin = mix(ink, "#7a4a30", 0.65);
          return (
            <g key={cm}>
              <path d={`M104 ${top(cm)}H${x - 40}`} stroke={ink} strokeWidth={3} strokeDasharray="8 8" />
              <path
                d={`M${x - 44} ${FLOOR - high * 0.32}h36V${FLOOR - 8}h-36zM${x + 8} ${FLOOR - high * 0.32}h36V${FLOOR - 8}h-36z`}
                fill={ink}
              />
              <path d={`M${x - 58} ${FLOOR}v-22h50v22zM${x + 8} ${FLOOR}v-22h50v22z`} fill={ground} />
              <g transform={`translate(${x} ${top(cm)}) scale(${across} ${down})`}>
                {PARTS.map((part, k) => (
                  <path key={part} d={part} fill={k ? color : mix(color, ink, 0.22)} />
                ))}
                <path
                  d="M0 52C66 52 100 104 100 166C100 216 58 250 0 256C-58 250-100 216-100 166C-100 104-66 52 0 52Z"
                  fill={skin}
                />
                <path
                  d="M-190 420L-206 560M190 420L206 560M-250 940H250"
                  stroke={mix(color, ink, 0.35)}
                  strokeWidth={10}
                />
              </g>
              <text
                x={x}
                y={top(cm) + high * 0.42}
                textAnchor="middle"
                fill={i === 1 || i === 3 || i === 5 ? paper : ink}
                {...round(62, 900)}
              >
                {word(picture, i)}
              </text>
            </g>
          );
        })}
        <path d={`M0 ${FLOOR}H1280V960H0Z`} fill={ink} />
        <text x={48} y={846} fill={paper} {...round(112, 900)}>
          {word(picture, 7)}
        </text>
        <text x={52} y={914} fill={paper} {...round(38, 500)}>
          {word(picture, 8)}
        </text>
        {word(picture, 6)
          .split(" ")
          .map((letters, i) => (
            <g key={letters}>
              <text
                x={720 + i * 148}
                y={870}
                textAnchor="middle"
                fill={mix(paper, ink, 0.35)}
                {...round(112, 900)}
              >
                {letters}
              </text>
              <path
                d={`M${664 + i * 148} 884L${776 + i * 148} 776`}
                stroke={main}
                strokeWidth={16}
                strokeLinecap="round"
              />
            </g>
          ))}
      </Drawing>
    </Stage>
  );
};
