import { Cloth } from "../../../kit/cloth.tsx";
import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Coat } from "./coat.tsx";
import { round } from "./rain.tsx";

/** A pink coat on its peg, close, a row of coats in leftover colours behind it; a size tag hangs from the sleeve. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const row: readonly (readonly [number, string])[] = [
    [-20, "#e9632b"],
    [1300, "#3b4b2f"],
    [130, accent],
    [1150, "#b9a4e6"],
    [270, "#12205e"],
    [1010, paper],
    [400, second],
  ];
  const [first, rest] = word(picture, 2).split(/ (?=of )/);
  const drops = [
    [232, 700, 90],
    [190, 830, 40],
    [1160, 420, 60],
    [880, 868, 60],
    [428, 880, 40],
  ];
  return (
    <Stage ground={ground}>
      <Cloth
        x={0}
        y={0}
        width={1280}
        height={960}
        draft="twill"
        warp={ground}
        weft={mix(ground, ink, 0.16)}
        cell={16}
      />
      <Drawing width={1280} height={960}>
        <path d="M0 88H1280V112H0Z" fill={ink} />
        {row.map(([x, color]) => (
          <g key={x}>
            <path d={`M${x} 76v80`} stroke={paper} strokeWidth={8} />
            <Coat x={x} y={150} size={1.02} color={color} />
          </g>
        ))}
        <path d="M640 24v70" stroke={accent} strokeWidth={20} strokeLinecap="round" />
        <Coat
          x={640}
          y={64}
          size={1.42}
          color={main}
          label={{ color: ground, ink: paper, name: word(picture, 0) }}
          labelWidth={340}
        />
        <path
          d={drops.map(([x = 0, y = 0, long = 0]) => `M${x} ${y}v${long}`).join("")}
          stroke={second}
          strokeWidth={16}
          strokeLinecap="round"
        />
        <path d="M958 530L1000 604" stroke={paper} strokeWidth={5} />
        <g transform="rotate(-6 1010 604)">
          <path d="M904 612L952 572H1068L1116 612V900H904Z" fill={accent} />
          <circle cx={1010} cy={604} r={14} fill={ink} />
          <text x={1010} y={714} textAnchor="middle" fill={ink} {...round(104, 900)}>
            {word(picture, 1)}
          </text>
          <path d="M924 738H1096" stroke={ink} strokeWidth={6} />
          <text x={1010} y={798} textAnchor="middle" fill={ink} {...round(54, 900)}>
            {word(picture, 3)}
          </text>
          {[first, rest].map((line, i) => (
            <text key={line} x={1010} y={842 + i * 32} textAnchor="middle" fill={ink} {...round(27, 700)}>
              {line}
            </text>
          ))}
        </g>
      </Drawing>
    </Stage>
  );
};
