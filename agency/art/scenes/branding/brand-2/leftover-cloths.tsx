import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { numbers, word, wordsFrom } from "../../../kit/words.ts";
import { Mark, round } from "./rain.tsx";

const [LEFT, RAIL, PITCH, WIDE, METRE] = [42, 244, 52, 42, 0.27];

/** Colour, cloth (0 plain, 1 twill, 2 check) of the 23 rolls: fourteen colours in all. */
const cloths: readonly (readonly [string, number])[] = [
  ["#2b3f94", 0],
  ["#66753a", 1],
  ["#ffd23c", 0],
  ["#b9a4e6", 0],
  ["#e9632b", 2],
  ["#ff4f9a", 1],
  ["#2b3f94", 1],
  ["#f3f7ff", 0],
  ["#9fd6ff", 2],
  ["#a32647", 0],
  ["#66753a", 0],
  ["#0f8a83", 0],
  ["#c9b58b", 1],
  ["#1c5ff0", 2],
  ["#ffd23c", 1],
  ["#8c939d", 0],
  ["#ff4f9a", 0],
  ["#b9a4e6", 2],
  ["#a32647", 1],
  ["#d8f06a", 0],
  ["#0f8a83", 2],
  ["#c9b58b", 0],
  ["#8c939d", 1],
];

const pale = new Set([
  "#ffd23c",
  "#b9a4e6",
  "#f3f7ff",
  "#9fd6ff",
  "#c9b58b",
  "#d8f06a",
  "#ff4f9a",
  "#e9632b",
]);

/** Twenty-three rolls of cloth hang from a rail like rain, as long as the metres left; the mark above. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main } = brief.palette;
  const left = numbers(picture, []);
  return (
    <Stage ground={ink}>
      <Drawing width={1280} height={960}>
        <Mark x={46} y={36} width={340} color={paper} name={brief.name} />
        {wordsFrom(picture, 4, 7).map((fact, i) => (
          <text key={fact} x={[446, 708, 1000][i]} y={134} fill={i === 2 ? main : paper} {...round(46, 900)}>
            {fact}
          </text>
        ))}
        {cloths.map(([color, kind], i) => {
          const metres = left[i] ?? 0;
          const long = metres * METRE;
          const x = LEFT + i * PITCH;
          const [dark, light] = [mix(color, "#000000", 0.2), mix(color, "#ffffff", 0.3)];
          const named = i < 4 ? word(picture, i) : undefined;
          const outline = `M${x} ${RAIL}h${WIDE}v${long - WIDE / 2}a${WIDE / 2} ${WIDE / 2} 0 0 1 ${-WIDE} 0z`;
          return (
            <g key={`${color}${kind}`}>
              <clipPath id={`roll-${i}`}>
                <path d={outline} />
              </clipPath>
              <path d={outline} fill={color} />
              <g clipPath={`url(#roll-${i})`}>
                {kind === 1 && (
                  <path
                    d={Array.from({ length: 50 }, (_, k) => `M${x - 4} ${RAIL + k * 13}l50-50`).join("")}
                    stroke={dark}
                    strokeWidth={4}
                  />
                )}
                {kind === 2 && (
                  <path
                    d={`M${x + 14} ${RAIL}v700M${x + 28} ${RAIL}v700${Array.from({ length: 46 }, (_, k) => `M${x} ${RAIL + k * 14}h${WIDE}`).join("")}`}
                    stroke={dark}
                    strokeWidth={3}
                  />
                )}
                <path d={`M${x + WIDE - 5} ${RAIL}v700`} stroke={dark} strokeWidth={10} />
                <path d={`M${x + 4} ${RAIL}v700`} stroke={light} strokeWidth={5} />
              </g>
              {named && (
                <text
                  transform={`translate(${x + 12} ${RAIL + 14}) rotate(90)`}
                  fill={pale.has(color) ? ink : paper}
                  {...round(i === 3 ? 28 : 26, 800)}
                >
                  {named}
                </text>
              )}
              <text
                x={x + WIDE / 2}
                y={RAIL + long + 32}
                textAnchor="middle"
                fill={paper}
                {...round(20, 800)}
              >
                {metres.toLocaleString("en-GB")}
              </text>
            </g>
          );
        })}
        <path d={`M0 ${RAIL - 18}H1280V${RAIL}H0Z`} fill={paper} />
        <text x={1238} y={912} textAnchor="end" fill={paper} {...round(30, 700)}>
          {word(picture, 7)}
        </text>
      </Drawing>
    </Stage>
  );
};
