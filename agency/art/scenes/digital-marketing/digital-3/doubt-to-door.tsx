import type { Draw } from "../../../kit/contract.ts";
import { word } from "../../../kit/words.ts";
import { Canvas, Say } from "../letters.tsx";
import { serif } from "./honey.tsx";

const [CX, TRUNK, FORK, JOIN, TIPS] = [456, 232, 420, 560, 960];
const STRANDS = 18;

/**
 * A tapered root between two heights as an SVG path.
 * @param arch how far it goes out before it goes down, 0 to 1
 */
function root(x1: number, w1: number, y1: number, x2: number, w2: number, y2: number, arch = 0): string {
  const m = (y1 + y2) / 2;
  const over = y1 + (y2 - y1) * (0.5 - arch * 0.42);
  const out = (from: number, to: number) => from + (to - from) * arch * 0.9;
  const [a, b, c, d] = [x1 - w1 / 2, x1 + w1 / 2, x2 - w2 / 2, x2 + w2 / 2];
  const low = m - arch * (y2 - y1) * 0.2;
  return `M${a} ${y1}C${out(a, c)} ${over} ${c} ${low} ${c} ${y2}H${d}C${d} ${low} ${out(b, d)} ${over} ${b} ${y1}Z`;
}

/** A mangrove root as a funnel to scale: visits at the tips, readers where they join, orders in the trunk, a parcel above. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second } = brief.palette;
  const [visits = 1, readers = 1, orders = 1] = picture.data;
  const whole = 832;
  const share = (count: number) => (count / visits) * whole;
  const rows = [
    { y: 884, index: 0, color: paper },
    { y: 560, index: 1, color: ink },
    { y: 340, index: 2, color: ink },
    { y: 166, index: 3, color: ink },
  ];
  return (
    <Canvas ground={paper}>
      <rect y={800} width={1280} height={160} fill="#6b4a2c" />
      <rect y={736} width={1280} height={72} fill="#8fc0bd" />
      <path d="M0 804H1280" stroke="#57391f" strokeWidth={10} />
      {Array.from({ length: STRANDS }, (_, i) => {
        const step = whole / STRANDS;
        const tip = CX - whole / 2 + step * (i + 0.5);
        const joined = share(readers);
        const inner = CX - joined / 2 + (joined / STRANDS) * (i + 0.5);
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a strand is its place
            key={i}
            d={root(
              inner,
              joined / STRANDS + 1,
              JOIN - 40,
              tip,
              step - 16,
              TIPS,
              Math.min(1, Math.abs(tip - CX) / 300),
            )}
            fill={i % 2 ? second : "#5d7d4f"}
          />
        );
      })}
      {Array.from({ length: 6 }, (_, i) => {
        const joined = share(readers);
        const own = joined / 6;
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a strand is its place
            key={i}
            d={root(
              CX - share(orders) / 2 + (share(orders) / 6) * (i + 0.5),
              share(orders) / 6 + 1,
              FORK - 60,
              CX - joined / 2 + own * (i + 0.5),
              own - 4,
              JOIN - 40,
            )}
            fill={ground}
          />
        );
      })}
      <rect
        x={CX - share(orders) / 2}
        y={TRUNK}
        width={share(orders)}
        height={FORK - 58 - TRUNK}
        fill={main}
      />
      <g transform={`translate(${CX} 150)`}>
        <rect x={-92} y={-70} width={184} height={152} fill="#c08a4a" />
        <rect x={-92} y={-70} width={184} height={34} fill="#a9763a" />
        <rect x={-20} y={-70} width={40} height={152} fill={main} />
        <path d="M-58-70C-90-150-10-140 0-72C10-140 90-150 58-70Z" fill={second} />
      </g>
      {rows.map(({ y, index, color }) => {
        const [, count = "", label = ""] = /^([\d,]+) (.*)$/.exec(word(picture, index)) ?? [];
        return (
          <g key={index}>
            <path
              d={`M${[880, 560, 480, 568][index]} ${y - 24}H${880}`}
              stroke={color}
              strokeWidth={index === 0 ? 0 : 4}
            />
            <Say x={896} y={y} size={76} weight={850} face={serif} color={index === 2 ? "#a86c08" : color}>
              {count}
            </Say>
            <Say x={898} y={y + 44} size={34} weight={600} face={serif} color={color}>
              {label}
            </Say>
          </g>
        );
      })}
      <Say x={64} y={112} size={64} weight={850} face={serif} color={ground}>
        {word(picture, 4)}
      </Say>
    </Canvas>
  );
};
