import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { svgFont } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import { Dimension } from "../press.tsx";
import { Say } from "../say.tsx";

const line = 232;
const formats = [
  { x: 64, width: 304, height: 430, words: 1 },
  { x: 408, width: 104, height: 168, words: 2 },
  { x: 552, width: 152, height: 216, words: 3 },
  { x: 752, width: 220, height: 520, words: 4 },
  { x: 1036, width: 180, height: 300, words: -1 },
];

/** Five formats drawn to their own sizes, aligned on one red line at 21 per cent; hook and slot of a board letter below. */
export const draw: Draw = (brief, picture) => {
  const { ink, accent, ground } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground="#f4f7f8">
      <Drawing width={1280} height={960}>
        {formats.map(({ x, width, height, words }, i) => {
          const top = line - height * 0.21;
          return (
            <g key={x}>
              <rect
                x={x}
                y={top}
                width={width}
                height={height}
                fill={i % 2 ? "#ffffff" : "#d8edf7"}
                stroke={ink}
                strokeWidth={4}
              />
              <rect x={x} y={line} width={width} height={Math.max(8, height * 0.05)} fill={ink} />
              {i === 3 && <circle cx={x + 28} cy={top + height * 0.55} r={10} fill={ink} />}
              {i === 4 && <path d={`M${x} ${top + 28}h${width}`} stroke={ink} strokeWidth={4} />}
              {words > 0 && (
                <text x={x} y={top + height + 40} fill={ink} {...svgFont(28, 700)}>
                  {say(words)}
                </text>
              )}
            </g>
          );
        })}
        <path d={`M0 ${line}H1280`} stroke={accent} strokeWidth={7} />
        <rect x={1108} y={56} width={172} height={104} fill={accent} />
        <path d={`M1194 160V${line}`} stroke={accent} strokeWidth={7} />
        <text
          x={1194}
          y={130}
          textAnchor="middle"
          fill="#ffffff"
          {...svgFont(72, 800, 100)}
          fontFamily="Archivo"
        >
          {say(0)}
        </text>
        <g transform="translate(64 744) scale(.78)">
          <rect width={640} height={60} fill={ink} />
          <path d="M0 60H640V68H0Z" fill="#6b7378" />
          <path d="M120-32H176V100H120Z" fill={ground} stroke={ink} strokeWidth={4} />
          <path d="M176-32H268V16H232V4H176Z" fill={ground} stroke={ink} strokeWidth={4} />
          <path d="M96 100H420V240H340V168H176V240H96Z" fill={ground} stroke={ink} strokeWidth={4} />
          <Dimension x={176} y={-48} length={92} color={accent} label={say(5)} size={28} />
          <Dimension x={704} y={0} length={60} upright color={accent} label={say(7)} size={28} side="after" />
          <Dimension x={340} y={258} length={80} color={accent} label="" />
        </g>
      </Drawing>
      <Say x={408} y={892} size={28} weight={600} color={accent}>
        {say(6)}
      </Say>
    </Stage>
  );
};
