import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { numbers, word, wordsFrom } from "../../../kit/words.ts";
import { Mark, round } from "./rain.tsx";

const [WIDE, HIGH, TOOTH] = [176, 144, 8];

/** Outline of a swatch cut with pinking shears. */
function pinked(): string {
  const across = (y: number, way: 1 | -1) =>
    Array.from(
      { length: WIDE / TOOTH },
      (_, i) => `l${way * TOOTH} ${i % 2 ? -TOOTH * way * -y : TOOTH * way * -y}`,
    ).join("");
  const along = (way: 1 | -1) =>
    Array.from({ length: HIGH / TOOTH }, (_, i) => `l${(i % 2 ? 1 : -1) * TOOTH * way} ${way * TOOTH}`).join(
      "",
    );
  return `M0 0${across(1, 1)}${along(1)}${across(-1, -1)}${along(-1)}z`;
}

/** Colour, cloth (0 plain, 1 twill, 2 check) of the 23 swatches: fourteen colours in all. */
const cloths: readonly (readonly [string, number])[] = [
  ["#1b2a63", 0],
  ["#66753a", 1],
  ["#ffd23c", 0],
  ["#b9a4e6", 0],
  ["#e9632b", 2],
  ["#ff4f9a", 1],
  ["#1b2a63", 1],
  ["#f3f7ff", 0],
  ["#9fd6ff", 2],
  ["#7a1f35", 0],
  ["#66753a", 0],
  ["#0f8a83", 0],
  ["#c9b58b", 1],
  ["#1c3fd0", 2],
  ["#ffd23c", 1],
  ["#8c939d", 0],
  ["#ff4f9a", 0],
  ["#b9a4e6", 2],
  ["#7a1f35", 1],
  ["#d8f06a", 0],
  ["#0f8a83", 2],
  ["#c9b58b", 0],
  ["#8c939d", 1],
];

/** Twenty-three pinked swatches on a dark board, the same mark pressed on each, metres left below. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, second } = brief.palette;
  const left = numbers(picture, []);
  const outline = pinked();
  const yarn = (color: string) =>
    ["#1b2a63", "#1c3fd0", "#7a1f35", "#0f8a83", "#66753a"].includes(color) ? paper : ink;
  return (
    <Stage ground={mix(ink, "#000000", 0.1)}>
      <Drawing width={1280} height={960}>
        <clipPath id="swatch">
          <path d={outline} />
        </clipPath>
        {cloths.map(([color, kind], i) => {
          const [x, y] = [52 + (i % 6) * 200, 44 + Math.floor(i / 6) * 228];
          const line = mix(color, "#000000", 0.16);
          const said = i < 4 ? word(picture, i).split(", ") : [`${(left[i] ?? 0).toLocaleString("en-GB")} m`];
          return (
            <g key={`${color}${kind}`} transform={`translate(${x} ${y})`}>
              <path d={outline} fill={color} />
              <g clipPath="url(#swatch)" stroke={line} strokeWidth={3}>
                {kind === 1 && (
                  <path d={Array.from({ length: 28 }, (_, k) => `M${k * 12 - 160} 152l160-160`).join("")} />
                )}
                {kind === 2 && (
                  <path
                    d={`${Array.from({ length: 9 }, (_, k) => `M${k * 22} -8V152`).join("")}${Array.from({ length: 8 }, (_, k) => `M-8 ${k * 22}H184`).join("")}`}
                  />
                )}
              </g>
              <Mark x={32} y={44} width={112} color={yarn(color)} name={brief.name} />
              <rect x={82} y={-12} width={12} height={26} fill={second} />
              <text x={0} y={i < 4 ? 173 : 182} fill={paper} {...round(i < 4 ? 22 : 28, i < 4 ? 600 : 800)}>
                {said[0]}
              </text>
              {said[1] && (
                <text x={0} y={198} fill={paper} {...round(24, 800)}>
                  {said[1]}
                </text>
              )}
            </g>
          );
        })}
        {wordsFrom(picture, 4).map((fact, i) => (
          <text key={fact} x={1052} y={762 + i * 52} fill={main} {...round(40, 900)}>
            {fact}
          </text>
        ))}
      </Drawing>
    </Stage>
  );
};
