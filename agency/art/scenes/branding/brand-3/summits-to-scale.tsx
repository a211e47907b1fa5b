import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { charted } from "./fabric.tsx";
import { heights, plain, stitch } from "./knit.tsx";

const [LEFT, PITCH, BASE, SEA] = [56, 120, 880, 476];
const ROW = 8;

/** Elevations of the seven mountains, each dropped to a stitch on a grid of twenty metres; a cuff chart beside. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const metres = numbers(picture, heights);
  const line = mix(main, paper, 0.72);
  const top = (height: number) => SEA - height * 0.6;
  const ridge = metres
    .map((height, i) => {
      const x = LEFT + (i + 0.5) * PITCH;
      return `L${x - 34} ${top(height) + 52}L${x - 14} ${top(height) + 12}L${x} ${top(height)}L${x + 20} ${top(height) + 34}L${x + 60} ${Math.min(SEA - 40, top(height) + 104)}`;
    })
    .join("");
  return (
    <Stage ground={paper}>
      <Drawing width={1280} height={960}>
        <path
          d={`M${LEFT - 20} ${SEA}${ridge}L${LEFT + 7 * PITCH + 16} ${SEA}Z`}
          fill={mix(main, paper, 0.86)}
          stroke={main}
          strokeWidth={4}
          strokeLinejoin="round"
        />
        <path
          d={`${Array.from({ length: 43 }, (_, i) => `M${LEFT + i * (PITCH / 6)} ${BASE - 36 * ROW}V${BASE}`).join("")}${Array.from({ length: 37 }, (_, i) => `M${LEFT} ${BASE - i * ROW}H${LEFT + 7 * PITCH}`).join("")}`}
          stroke={line}
          strokeWidth={1.5}
        />
        {metres.map((height, i) => {
          const [x, rows] = [LEFT + i * PITCH, Math.round(height / 20)];
          const said = word(picture, i).match(/^(\S+) (.+)$/);
          return (
            <g key={height}>
              <path
                d={`M${x + PITCH / 2} ${top(height)}V${SEA}M${x + PITCH / 2} ${SEA + 76}V${BASE - rows * ROW}`}
                stroke={accent}
                strokeWidth={3}
                strokeDasharray="8 7"
              />
              <circle cx={x + PITCH / 2} cy={top(height)} r={9} fill={accent} />
              <path d={stitch(x + 4, BASE - rows * ROW, PITCH - 8, rows * ROW)} fill={main} />
              <text x={x + PITCH / 2} y={SEA + 28} textAnchor="middle" fill={ink} {...plain(20, 560, 68)}>
                {said?.[1]}
              </text>
              <text x={x + PITCH / 2} y={SEA + 62} textAnchor="middle" fill={ink} {...plain(30, 700, 92)}>
                {said?.[2]}
              </text>
            </g>
          );
        })}
        <path d={`M${LEFT - 12} ${BASE}H${LEFT + 7 * PITCH + 12}`} stroke={ink} strokeWidth={5} />
        <path
          d={`M${LEFT} ${BASE + 22}v${26}M${LEFT} ${BASE + 35}h${PITCH / 6}M${LEFT + PITCH / 6} ${BASE + 22}v26`}
          stroke={accent}
          strokeWidth={4}
        />
        <text x={LEFT + 40} y={BASE + 46} fill={ink} {...plain(30, 640)}>
          {word(picture, 7)}
        </text>
        <rect x={960} y={312} width={280} height={568} fill={second} />
        <path
          d={Array.from({ length: 32 * 18 }, (_, i) => [i % 18, Math.floor(i / 18)] as const)
            .filter(([column, row]) => charted(column + 12, row))
            .map(([column, row]) => `M${974 + column * 14} ${836 - row * 16}h13v15h-13z`)
            .join("")}
          fill={paper}
        />
        <rect x={974 + 8 * 14} y={852} width={13} height={15} fill={accent} />
        <text x={960} y={BASE + 46} fill={ink} {...plain(30, 640)}>
          {word(picture, 8)}
        </text>
      </Drawing>
    </Stage>
  );
};
