import type { Draw } from "../../../kit/contract.ts";
import { At, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Fair, Say } from "./page.tsx";

const folds = [
  { top: 1136, foot: 960, y: 56, height: 200 },
  { top: 960, foot: 760, y: 256, height: 184 },
  { top: 760, foot: 560, y: 440, height: 176 },
] as const;

/** One letter folded three times, each fold narrower, down to a wrapped parcel in the second window. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const [sizes, tints] = [
    [104, 84, 84],
    [paper, "#eae4d4", paper],
  ];
  return (
    <Fair ground={accent} ink={ink}>
      <Drawing width={1280} height={960}>
        {folds.map(({ top, foot, y, height }, i) => (
          <g key={y}>
            <path
              d={`M${640 - top / 2} ${y}H${640 + top / 2}L${640 + foot / 2} ${y + height}H${640 - foot / 2}Z`}
              fill={tints[i]}
            />
            <path
              d={Array.from({ length: Math.floor(height / 30) - 1 }, (_, line) => {
                const at = y + 36 + line * 30;
                const side = (top - ((top - foot) * (at - y)) / height) / 2 - 36;
                const gap = i === 0 ? 340 : 300;
                return side > gap
                  ? `M${640 - side} ${at}H${640 - gap}M${640 + gap} ${at}H${640 + side - (line % 3) * 30}`
                  : "";
              }).join("")}
              stroke="#cfc5ad"
              strokeWidth={8}
              strokeDasharray="44 8 26 8 60 8"
            />
            <path
              d={`M${640 - foot / 2} ${y + height - 4}H${640 + foot / 2}V${y + height + 4}H${640 - foot / 2}Z`}
              fill="#c9c0a8"
            />
          </g>
        ))}
        <path d="M300 616H980V960H300Z" fill={ground} />
        <path d="M268 600H1012V648H268Z" fill={ink} />
        <path d="M372 680H908V904H372Z" fill={ink} />
        <path d="M268 904H1012V936H268Z" fill="#7d0a12" />
        <path d="M408 736H872V904H408Z" fill={paper} />
        <path d="M408 736h464v40H408z" fill="#eae4d4" />
        <path d="M620 736h40v168h-40z" fill={ground} />
        <path d="M640 736L580 700H560L600 736ZM640 736L700 700H720L680 736Z" fill={ground} />
      </Drawing>
      {folds.map(({ y, height }, i) => {
        const size = sizes[i] ?? 84;
        const [, number = "", rest = ""] = /^([\d,]+) (.*)$/.exec(say(i)) ?? [];
        return (
          <Say
            key={y}
            x={140}
            y={y + height / 2 - size * 0.62}
            size={size}
            weight={800}
            width={1000}
            align="center"
          >
            {number} <span style={{ fontSize: 44, fontWeight: 600, letterSpacing: 0 }}>{rest}</span>
          </Say>
        );
      })}
      <Say x={408} y={784} size={64} weight={800} width={204} align="center">
        {say(3).split(" ")[0]}{" "}
      </Say>
      <Say x={668} y={800} size={40} weight={700} width={204} align="center">
        {say(3).split(" ")[1]}
      </Say>
      <At x={72} y={664} width={176} height={176} style={{ background: ink, color: paper }}>
        <Say x={0} y={18} size={92} weight={800} width={176} align="center" leading={1}>
          {say(4).split(" ")[0]}{" "}
        </Say>
        <Say x={0} y={116} size={36} weight={700} width={176} align="center">
          {say(4).split(" ")[1]}
        </Say>
      </At>
    </Fair>
  );
};
