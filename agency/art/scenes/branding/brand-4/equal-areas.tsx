import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Mark, SIDE, sage, Type } from "./parts.tsx";

const R = 208;
const [CX, CY] = [348, 328];
const ROWS = 16;
const GOLDEN = Math.PI * (3 - Math.sqrt(5));

/** Construction: disc and square hold the same 256 dots; at the right the smallest sizes, a stamp and its print. */
export const draw: Draw = (brief, picture) => {
  const { paper, main } = brief.palette;
  const say = (index: number) => word(picture, index);
  const dark = mix(brief.palette.ground, "#000000", 0.45);
  const side = R * SIDE;
  const corner = R * Math.SQRT1_2;
  const [left, top] = [CX + corner, CY + corner];
  const step = side / ROWS;
  const dots = Array.from({ length: ROWS * ROWS }, (_, i) => {
    const far = R * 0.97 * Math.sqrt((i + 0.5) / (ROWS * ROWS));
    return {
      disc: [CX + far * Math.cos(i * GOLDEN), CY + far * Math.sin(i * GOLDEN)],
      square: [left + ((i % ROWS) + 0.5) * step, top + (Math.floor(i / ROWS) + 0.5) * step],
    } as const;
  });
  const line = mix(dark, paper, 0.5);
  return (
    <Stage ground={dark}>
      <Drawing width={1280} height={960}>
        <path
          d={`M${CX - R - 60} ${CY}H${CX + R + 60}M${CX} ${CY - R - 60}V${CY + R + 60}M${CX - R - 40} ${CY - R - 40}L${left + side + 30} ${top + side + 30}`}
          stroke={line}
          strokeWidth={2}
          strokeDasharray="18 6 4 6"
          fill="none"
        />
        <circle cx={CX} cy={CY} r={R} fill="none" stroke={main} strokeWidth={5} />
        <rect x={left} y={top} width={side} height={side} fill="none" stroke={sage} strokeWidth={5} />
        {dots.map(({ disc, square }) => (
          <g key={square.join()}>
            <circle cx={disc[0]} cy={disc[1]} r={7} fill={main} />
            <circle cx={square[0]} cy={square[1]} r={7} fill={sage} />
          </g>
        ))}
        <path d={`M${CX} ${CY}L${CX - R * 0.906} ${CY + R * 0.4226}`} stroke={paper} strokeWidth={6} />
        <circle cx={CX} cy={CY} r={11} fill={paper} />
        <path
          d={`M${left} ${top + side + 22}v24M${left + side} ${top + side + 22}v24M${left} ${top + side + 34}h${side}`}
          stroke={paper}
          strokeWidth={4}
        />
        <path d="M72 64L150 142M150 142l-34-8M150 142l-8-34" stroke={main} strokeWidth={8} fill="none" />
        <Type x={172} y={92} size={30} color={main}>
          {say(4)}
        </Type>
        <Type x={64} y={640} size={46} color={paper}>
          {say(0)}
        </Type>
        <Type x={64} y={700} size={46} color={main}>
          {say(2)}
        </Type>
        <Type x={left} y={top + side + 86} size={36} color={paper}>
          {say(1)}
        </Type>
        <Type x={64} y={top + side + 86} size={46} color={sage}>
          {say(3)}
        </Type>
        <path d="M932 0H1280V960H932z" fill={main} />
        <g transform="translate(1106 92)">
          <path d="M-40 0C-64 0-72 40-48 72L-28 100V170H28V100L48 72C72 40 64 0 40 0z" fill="#7a3b1d" />
          <path d="M-40 0C-64 0-72 40-48 72L-28 100V170H-8V96L-30 68C-50 40-44 8-26 0z" fill="#9a5330" />
          <path d="M-112 170H112V226H-112z" fill="#5a2a13" />
          <path d="M-100 226H100V250H-100z" fill={brief.palette.ink} />
        </g>
        <path d="M984 368H1228V612H984z" fill={paper} />
        <g transform="rotate(-4 1106 490)">
          <Mark x={1052} y={436} r={54} disc={brief.palette.second} shadow={brief.palette.second} />
          <path
            d="M1010 420l22 4M1090 470l-16-12M1100 500h30M1150 560l24 6M1044 470l-20 8"
            stroke={paper}
            strokeWidth={4}
          />
        </g>
        <Type x={1106} y={664} size={36} color={brief.palette.ink} align="middle">
          {say(6)}
        </Type>
        <path d="M984 700H1228" stroke={brief.palette.ink} strokeWidth={4} />
        {[
          { size: 64, x: 1020 },
          { size: 40, x: 1116 },
          { size: 22, x: 1188 },
        ].map(({ size, x }) => (
          <Mark
            key={size}
            x={x + size * 0.3}
            y={828 - size * 0.71}
            r={size * 0.287}
            disc={brief.palette.paper}
            shadow={brief.palette.second}
          />
        ))}
        <Type x={1106} y={896} size={32} color={brief.palette.ink} align="middle">
          {say(5)}
        </Type>
      </Drawing>
    </Stage>
  );
};
