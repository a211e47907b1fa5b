import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { svgFont } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import { Dimension } from "../press.tsx";
import { inks } from "./rain.tsx";
import { Sheet } from "./series.tsx";

const red = "#d8231f";
const { paper, ink } = inks;
const [x, y, wide, tall] = [96, 128, 520, 728];
const thirds = [1 / 3, 1 / 2, 2 / 3];
const rows = [128, 598];
const mini = 184;

/** The sheet as a construction drawing, its three heights in red, and six sheets of the series that keep them. */
export const draw: Draw = (_brief, picture) => {
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground={paper}>
      <Drawing width={1280} height={960}>
        <path
          d={`${Array.from({ length: 32 }, (_, i) => `M${i * 40} 0V960`).join("")}${Array.from({ length: 24 }, (_, i) => `M0 ${i * 40}H1280`).join("")}`}
          stroke="#e9e1cd"
          strokeWidth={2}
        />
        <rect x={x} y={y} width={wide} height={tall} fill="#ffffff" stroke={ink} strokeWidth={4} />
        <rect
          x={x + 12}
          y={y + 12}
          width={wide - 24}
          height={tall - 24}
          fill="none"
          stroke={ink}
          strokeWidth={2}
          strokeDasharray="10 8"
        />
        <g opacity={0.2}>
          <Sheet x={x + 4} y={y + 4} width={wide - 8} design={0} />
        </g>
        <path
          d={`M${x} ${y}L${x + wide} ${y + tall}M${x + wide} ${y}L${x} ${y + tall}`}
          stroke="#cfc7b2"
          strokeWidth={2}
        />
        <path
          d={[0.667, 0.5, 0.333]
            .map(
              (s) =>
                `M${x + wide / 2 - (wide * s) / 1.34} ${y + tall}a${(wide * s) / 1.34} ${(wide * s) / 1.34} 0 0 1 ${(wide * s * 2) / 1.34} 0`,
            )
            .join("")}
          fill="none"
          stroke="#cfc7b2"
          strokeWidth={3}
        />
        {rows.map((top, row) =>
          [0, 1, 2].map((column) => (
            <Sheet
              key={`${top},${column}`}
              x={700 + column * mini}
              y={top}
              width={mini}
              design={row * 3 + column + (row === 1 && column === 2 ? 1 : 0)}
            />
          )),
        )}
        {thirds.map((share, i) => (
          <g key={share}>
            <path d={`M40 ${y + tall * share}H656`} stroke={red} strokeWidth={5} />
            {rows.map((top) => (
              <path key={top} d={`M676 ${top + mini * 1.4 * share}H1276`} stroke={red} strokeWidth={4} />
            ))}
            <g transform={`translate(${x + wide - 24} ${y + tall * share})`}>
              <rect x={-64} y={-22} width={88} height={44} fill={red} />
              <text x={-20} y={10} textAnchor="middle" fill="#ffffff" {...svgFont(30, 700)}>
                {say(1 + i)}
              </text>
            </g>
          </g>
        ))}
        <Dimension x={x} y={y - 28} length={wide} color={ink} label="" />
        <text x={x} y={y - 52} fill={ink} {...svgFont(52, 700)}>
          {say(0)}
        </text>
        <text x={x} y={y + tall + 52} fill={ink} {...svgFont(30, 600)}>
          {say(4)}
        </text>
        <path
          d={`M${x + 250} ${y + tall + 40}H${x + 330}V${y + tall - 6}`}
          fill="none"
          stroke={ink}
          strokeWidth={3}
        />
        <text x={700} y={508} fill={ink} {...svgFont(56, 700)}>
          {say(5)}
        </text>
      </Drawing>
    </Stage>
  );
};
