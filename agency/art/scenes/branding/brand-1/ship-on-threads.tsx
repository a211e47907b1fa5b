import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { svgFont } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import { DECK, PICKS, rastered, Ship, THREADS } from "./ferry.tsx";

const CELL = 5;
const [LEFT, TOP] = [112, 176];
const CLEAR = DECK * CELL;
const [WIDE, HIGH] = [THREADS * CELL, PICKS * CELL];

/** The mark on its 176 by 110 cells with its measures; beside it the same drawing in fewer pixels. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second } = brief.palette;
  const say = (index: number) => word(picture, index);
  const line = mix(paper, main, 0.13);
  const rule = mix(paper, main, 0.34);
  const threads = Array.from({ length: THREADS + 1 }, (_, i) => i);
  const upright = (every: boolean) =>
    threads.filter((i) => (i % 8 === 0) === every).map((i) => `M${LEFT + i * CELL} ${TOP}v${HIGH}`);
  const level = (every: boolean) =>
    threads
      .filter((i) => i <= PICKS && (i % 10 === 0) === every)
      .map((i) => `M${LEFT} ${TOP + i * CELL}h${WIDE}`);
  return (
    <Stage ground={paper}>
      <Drawing width={1280} height={960}>
        <g shapeRendering="crispEdges" fill="none">
          <path d={[...upright(false), ...level(false)].join("")} stroke={line} strokeWidth={1} />
          <path d={[...upright(true), ...level(true)].join("")} stroke={rule} strokeWidth={1} />
        </g>
        <Ship x={LEFT} y={TOP} unit={CELL} color={main} windows={paper} river={second} />
        <rect
          x={LEFT - CLEAR}
          y={TOP - CLEAR}
          width={WIDE + 2 * CLEAR}
          height={HIGH + 2 * CLEAR}
          fill="none"
          stroke={ground}
          strokeWidth={6}
        />
        <g stroke={ink} strokeWidth={3} fill="none">
          <path d={`M${LEFT} 128v24M${LEFT + WIDE} 128v24M${LEFT} 140H440M664 140H${LEFT + WIDE}`} />
          <path d={`M64 ${TOP}h24M64 ${TOP + HIGH}h24M76 ${TOP}V356M76 546V${TOP + HIGH}`} />
          <path
            d={`M${LEFT + 82 * CELL} ${TOP - 12}h60M${LEFT + 94 * CELL + 12} ${TOP}h24M${LEFT + 94 * CELL + 12} ${TOP + 100}h24M${LEFT + 94 * CELL + 24} ${TOP}v100`}
          />
          <path
            d={`M${LEFT + 130 * CELL + 12} ${TOP + 170}h24M${LEFT + 130 * CELL + 12} ${TOP + 240}h24M${LEFT + 130 * CELL + 24} ${TOP + 170}v70`}
          />
        </g>
        <g fill={ink}>
          <text x={552} y={150} textAnchor="middle" {...svgFont(32, 800, 92)}>
            {say(0)}
          </text>
          <text x={76} y={462} textAnchor="middle" transform="rotate(-90 76 451)" {...svgFont(32, 800, 84)}>
            {say(1)}
          </text>
          <text x={LEFT + 94 * CELL + 48} y={TOP + 60} {...svgFont(34, 700)}>
            {say(3)}
          </text>
          <text x={LEFT + 130 * CELL + 48} y={TOP + 214} {...svgFont(34, 700)}>
            {say(2)}
          </text>
        </g>
        <text x={LEFT - CLEAR} y={TOP + HIGH + CLEAR + 56} fill={ground} {...svgFont(40, 800, 92)}>
          {say(7)}
        </text>
        {[64, 32, 16].map((size, index) => {
          const { ship, river } = rastered(size);
          const y = 106 + index * 248;
          return (
            <g key={size}>
              <g transform={`translate(1088 ${y}) scale(${160 / size})`} shapeRendering="crispEdges">
                <rect width={size} height={size} fill={main} />
                <path d={ship} fill="#ffffff" />
                <path d={river} fill={second} />
              </g>
              <text x={1088} y={y + 204} fill={ink} {...svgFont(40, 800, 92)}>
                {say(4 + index)}
              </text>
              <svg
                x={1248 - size}
                y={y + 168}
                width={size}
                height={size}
                viewBox={`0 0 ${size} ${size}`}
                shapeRendering="crispEdges"
                aria-hidden="true"
              >
                <rect width={size} height={size} fill={main} />
                <path d={ship} fill="#ffffff" />
                <path d={river} fill={second} />
              </svg>
            </g>
          );
        })}
      </Drawing>
    </Stage>
  );
};
