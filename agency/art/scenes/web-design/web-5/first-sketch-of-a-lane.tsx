import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Box, Say, Yard } from "./freight.tsx";
import { Stencil } from "./stencil.tsx";

const [SHORE, WIDE, HIGH] = [816, 176, 104];
const left = (column: number) => [24, 216, 452, 644, 884, 1076][column] ?? 0;
const top = (row: number) => SHORE - 12 - (row + 1) * (HIGH + 6);

/** A box as a felt pen draws it: four strokes that do not quite meet. */
function penned(x: number, y: number, lean: number): string {
  const [r, b] = [x + WIDE - 12, y + HIGH - 6];
  return `M${x + 6} ${y + lean}L${r + 4} ${y - lean + 4}M${r} ${y - 4}L${r - lean} ${b + 4}M${r + 5} ${b - lean}L${x} ${b + lean}M${x + 4} ${b + 5}L${x + 8 - lean} ${y - 5}`;
}

/** One lane from left to right whose stacks grow and become real: two in felt pen, two as wireframe, two finished. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const colours = [main, second, paper, accent, second, main];
  const stack = (column: number) => Array.from({ length: column + 1 }, (_, row) => row);
  return (
    <Yard ground={paper} ink={ink}>
      <Block x={0} y={0} width={424} height={960} color="#f6efd8" />
      <Block x={424} y={0} width={428} height={960} color="#ffffff" />
      <Block x={852} y={0} width={428} height={960} color={ground} />
      <Drawing width={1280} height={960}>
        <g fill="none" stroke={ink} strokeWidth={9} strokeLinecap="round" strokeLinejoin="round">
          {[0, 1].flatMap((column) =>
            stack(column).map((row) => (
              <path
                key={`${column},${row}`}
                d={penned(left(column) + 6, top(row), 2 + ((column + row) % 2) * 3)}
              />
            )),
          )}
          <path d="M112 664C126 540 190 476 276 540" strokeDasharray="3 26" strokeWidth={12} />
          <path d="M246 546l34 2-8-38" />
          <path
            d={`M-10 ${SHORE + 6}C90 ${SHORE - 8} 200 ${SHORE + 14} 424 ${SHORE + 4}`}
            stroke={main}
            strokeWidth={14}
          />
        </g>
        {[2, 3].flatMap((column) =>
          stack(column).map((row) => (
            <g key={`${column},${row}`} fill="none" stroke="#7c8189" strokeWidth={4}>
              <rect
                x={left(column)}
                y={top(row)}
                width={WIDE}
                height={HIGH}
                fill={row === column ? "#c4c7cb" : "#eeeff0"}
              />
              <path
                d={`M${left(column)} ${top(row)}l${WIDE} ${HIGH}m0 ${-HIGH}l${-WIDE} ${HIGH}`}
                strokeWidth={3}
              />
            </g>
          )),
        )}
        <path d={`M424 ${SHORE + 4}H852`} stroke="#7c8189" strokeWidth={6} strokeDasharray="18 10" />
        {[4, 5].flatMap((column) =>
          stack(column).map((row) => (
            <Box
              key={`${column},${row}`}
              x={left(column)}
              y={top(row)}
              width={WIDE}
              height={HIGH}
              color={colours[row] ?? main}
              ribs={11}
            />
          )),
        )}
        <path d={`M852 ${SHORE - 4}H1280V${SHORE + 12}H852z`} fill={main} />
        <rect x={1076 + WIDE - 32} y={SHORE - 14} width={36} height={36} fill={paper} />
      </Drawing>
      <Say x={28} y={48} size={40} weight={600} width={360}>
        {say(4)}
      </Say>
      <Say x={452} y={48} size={40} weight={600} width={380}>
        {say(5)}
      </Say>
      <Stencil text={say(6)} height={34} color={paper} x={884} y={48} />
      {[0, 1, 2, 3].map((port) => (
        <Say
          key={port}
          x={[36, 228, 452, 884][port] ?? 0}
          y={SHORE + 40}
          size={52}
          weight={port < 2 ? 500 : 700}
          color={port < 2 ? ink : port === 2 ? "#62676e" : paper}
        >
          {say(port)}
        </Say>
      ))}
      <Say x={1000} y={SHORE + 48} size={42} weight={700} width={256} align="right" color={accent}>
        {say(7)}
      </Say>
    </Yard>
  );
};
