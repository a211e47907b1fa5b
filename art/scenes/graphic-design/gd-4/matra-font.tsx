import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { svgFont } from "../../../kit/type.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { barOf, Hung } from "./hung.tsx";

const size = 136;
const words = [
  { index: 0, x: 64, width: 388 },
  { index: 1, x: 476, width: 372 },
  { index: 2, x: 872, width: 356 },
] as const;

/** One word in three scripts at four lengths of the bar axis, from no bar to a bar that leaves the page. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const stops = numbers(picture, [0, 200, 600, 1000]);
  const thick = barOf(size);
  const longest = Math.max(...stops);
  return (
    <Stage ground={paper}>
      <Drawing width={1280} height={960}>
        {stops.map((stop, row) => {
          const bar = 72 + row * 190;
          return (
            <g key={stop}>
              {words.map(({ index, x, width }) => (
                <g key={index}>
                  <Hung x={x} bar={bar} size={index === 2 ? 112 : size} color={ink} loose={row > 0}>
                    {say(index)}
                  </Hung>
                  {index < 2 && <rect x={x - 16} y={bar - 4} width={width} height={thick + 5} fill={paper} />}
                  {row === 1 &&
                    [0.02, 0.32, 0.62].map((share) => (
                      <rect
                        key={share}
                        x={x + width * share}
                        y={bar}
                        width={width * 0.2}
                        height={thick}
                        fill={ink}
                      />
                    ))}
                  {row === 2 && <rect x={x - 12} y={bar} width={width - 16} height={thick} fill={ink} />}
                </g>
              ))}
              {row === 3 && <rect x={0} y={bar} width={1280} height={thick} fill={ink} />}
              <text x={64} y={bar - 14} fill={accent} {...svgFont(24, 700)}>
                {say(3 + row)}
              </text>
            </g>
          );
        })}
        <path d="M64 876H960" stroke={ink} strokeWidth={6} />
        {stops.map((stop, i) => (
          <g key={stop} transform={`translate(${64 + (stop / longest) * 896} 876)`}>
            <path d="M0-18V18" stroke={ink} strokeWidth={6} />
            {i === 2 && <rect x={-18} y={-28} width={36} height={56} fill={accent} />}
          </g>
        ))}
        <text x={1216} y={886} textAnchor="end" fill={ink} {...svgFont(24, 700)}>
          {say(7)}
        </text>
      </Drawing>
    </Stage>
  );
};
