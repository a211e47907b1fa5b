import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { svgFont } from "../../../kit/type.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { barOf, Hung } from "./hung.tsx";

const LEFT = 208;
/** Upper edge of the bar and size of the letters, one row for each position of the axis. */
const rows = [
  { bar: 64, size: 76 },
  { bar: 200, size: 96 },
  { bar: 368, size: 120 },
  { bar: 612, size: 148 },
] as const;
/** Where the words begin and end, in em of the row's size. */
const words = [
  { index: 0, from: 0, to: 2.78, letters: 1 },
  { index: 1, from: 2.98, to: 5.12, letters: 1 },
  { index: 2, from: 5.34, to: 8.16, letters: 0.82 },
] as const;
/** Middles of the low letters of the Latin word, which get a stem up to the bar, in em of the Latin letters. */
const stems = [0.29, 1.45, 2.63, 3.05] as const;

/** One word in three scripts at four lengths of the bar axis, each larger than the last, over the axis itself. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const stops = numbers(picture, [0, 200, 600, 1000]);
  const longest = Math.max(...stops);
  return (
    <Stage ground={paper}>
      <Drawing width={1280} height={960}>
        <path d="M0 548H1280V960H0z" fill={ink} />
        {rows.map(({ bar, size }, row) => {
          const thick = barOf(size);
          const last = row === 3;
          const [front, back] = last ? [paper, ink] : [ink, paper];
          const left = last ? 34 : LEFT;
          return (
            <g key={bar}>
              {words.map(({ index, from, to, letters }) => {
                const x = left + from * size;
                const long = (to - from) * size;
                const latin = index === 2;
                const own = size * letters;
                return (
                  <g key={index}>
                    <Hung
                      x={x}
                      bar={latin ? bar + own * 0.045 : bar}
                      size={own}
                      color={front}
                      loose={row > 0}
                    >
                      {say(index)}
                    </Hung>
                    {!latin && (
                      <rect
                        x={x - 6}
                        y={bar - size * 0.03}
                        width={long + 6}
                        height={thick + size * 0.05}
                        fill={back}
                      />
                    )}
                    {row > 0 &&
                      latin &&
                      stems.map((at) => (
                        <rect
                          key={at}
                          x={x + (at - 0.07) * own}
                          y={bar}
                          width={own * 0.14}
                          height={own * 0.22}
                          fill={front}
                        />
                      ))}
                    {row === 1 &&
                      [0.04, 0.37, 0.7].map((share) => (
                        <rect
                          key={share}
                          x={x + long * share}
                          y={bar}
                          width={long * 0.2}
                          height={thick}
                          fill={front}
                        />
                      ))}
                    {row === 2 && (
                      <rect x={x - 8} y={bar} width={long + (latin ? -6 : 4)} height={thick} fill={front} />
                    )}
                  </g>
                );
              })}
              {row === 0 && (
                <rect
                  x={left}
                  y={bar}
                  width={8.1 * size}
                  height={thick}
                  fill="none"
                  stroke={accent}
                  strokeWidth={3}
                  strokeDasharray="10 7"
                />
              )}
              {last && <rect x={0} y={bar} width={1280} height={thick} fill={front} />}
              {!last && (
                <text x={48} y={bar + size * 0.645} fill={accent} {...svgFont(32, 700)}>
                  {say(3 + row)}
                </text>
              )}
            </g>
          );
        })}
        <path d="M48 816H1232" stroke={paper} strokeWidth={8} />
        {stops.map((stop, i) => {
          const x = 48 + (stop / longest) * 1184;
          return (
            <g key={stop}>
              <path d={`M${x} 796V836`} stroke={paper} strokeWidth={8} />
              {i === 3 && <rect x={x - 44} y={780} width={44} height={72} fill={accent} />}
            </g>
          );
        })}
        <text x={1232} y={908} textAnchor="end" fill={accent} {...svgFont(40, 700)}>
          {say(6)}
        </text>
        <text x={48} y={908} fill={paper} {...svgFont(32, 600)}>
          {say(7)}
        </text>
      </Drawing>
    </Stage>
  );
};
