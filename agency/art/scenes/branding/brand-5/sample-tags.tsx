import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Bend, Mark, meander, Type } from "./parts.tsx";

const [TILE, HIGH, GAP] = [252, 360, 32];

/** A board of six fired clay tags on pegs with the decal in its turns, a perforated loan slip beside them. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const shadow = mix(main, "#000000", 0.4);
  const line = mix(paper, ink, 0.4);
  return (
    <Stage ground={main}>
      <Drawing width={1280} height={960}>
        {Array.from({ length: 6 }, (_, i) => {
          const [column, row] = [i % 3, Math.floor(i / 3)];
          const [x, y] = [48 + column * (TILE + GAP), 92 + row * (HIGH + 64)];
          return (
            <g key={say(i)} transform={`translate(${x} ${y})`}>
              <path
                d={`M${TILE / 2} 34L${TILE / 2 - 26}-44M${TILE / 2} 34L${TILE / 2 + 26}-44`}
                stroke={paper}
                strokeWidth={6}
              />
              <rect x={14} y={14} width={TILE} height={HIGH} fill={shadow} />
              <rect width={TILE} height={HIGH} fill="#ffffff" />
              <Bend
                x={0}
                y={0}
                size={TILE}
                turn={meander(column, row)}
                color={main}
                thin={mix(main, paper, 0.35)}
              />
              <rect y={TILE} width={TILE} height={HIGH - TILE} fill={paper} />
              <path d={`M0 ${TILE}H${TILE}`} stroke={mix(paper, ink, 0.2)} strokeWidth={3} />
              <rect x={18} y={TILE + 18} width={20 + i * 12} height={12} fill={accent} />
              <Type x={18} y={TILE + 76} size={i === 5 ? 33 : 42} color={ink} stretch={i === 5 ? 92 : 104}>
                {say(i)}
              </Type>
              <circle
                cx={TILE / 2}
                cy={36}
                r={19}
                fill={shadow}
                stroke={mix(paper, ink, 0.3)}
                strokeWidth={6}
              />
            </g>
          );
        })}
        <path d="M0 40H900V52H0z" fill={paper} />
        <path d="M0 464H900V476H0z" fill={paper} />
        <g>
          <path d="M912 92H1248V884H912z" fill={shadow} transform="translate(14 14)" />
          <path d="M912 92H1248V884H912z" fill={paper} />
          <path d="M912 92H1248V212H912z" fill={accent} />
          <Mark x={936} y={124} width={92} color={paper} />
          <Type x={1224} y={166} size={36} color={paper} align="end" stretch={96}>
            {say(9)}
          </Type>
          <Type x={940} y={286} size={38} color={ink} stretch={100}>
            {say(6)}
          </Type>
          <path d="M940 396H1220M940 470H1220" stroke={line} strokeWidth={4} />
          <path
            d="M952 384q18-56 40-10t36-6t30-24t38 26t40-20t32 18"
            stroke="#2b3f8f"
            strokeWidth={7}
            fill="none"
          />
          <path
            d={Array.from({ length: 20 }, (_, i) => `M${922 + i * 16.4} 552h9`).join("")}
            stroke={ink}
            strokeWidth={5}
          />
          <circle cx={912} cy={552} r={20} fill={main} />
          <circle cx={1248} cy={552} r={20} fill={main} />
          <Type x={940} y={636} size={38} color={ink} stretch={100}>
            {say(7)}
          </Type>
          <path d="M940 716H1220" stroke={line} strokeWidth={4} />
          <path d="M940 752H1220V852H940z" fill={main} />
          <Type x={1080} y={818} size={46} color={paper} align="middle" stretch={100}>
            {say(8)}
          </Type>
        </g>
      </Drawing>
    </Stage>
  );
};
