import { SetLine, type TypeProps } from "../set-line.tsx";

/** A line in Dhaleshwari's typeface: wide and low. */
export function Type(props: TypeProps) {
  return <SetLine family="Archivo" stretch={120} weight={700} {...props} />;
}

type Spot = readonly [number, number];

/** Points on an arc, degrees clockwise from three o'clock. */
export function arc(x: number, y: number, r: number, from: number, to: number, steps = 24): Spot[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)] as const;
  });
}

/**
 * A brush stroke along points: set down round, drawn full, lifted to a chisel end.
 * @param thick greatest thickness
 * @returns path data of its outline
 */
export function brush(points: readonly Spot[], thick: number): string {
  const last = points.length - 1;
  const sides = points.map(([x, y], i) => {
    const [ax, ay] = points[Math.max(0, i - 1)] ?? [x, y];
    const [bx, by] = points[Math.min(last, i + 1)] ?? [x, y];
    const long = Math.hypot(bx - ax, by - ay) || 1;
    const s = i / last;
    const half = (thick / 2) * Math.min(1, 0.8 + s * 2, 0.74 + (1 - s) * 1.4);
    const [nx, ny] = [(-(by - ay) / long) * half, ((bx - ax) / long) * half];
    return {
      out: `${(x + nx).toFixed(1)} ${(y + ny).toFixed(1)}`,
      back: `${(x - nx).toFixed(1)} ${(y - ny).toFixed(1)}`,
    };
  });
  return `M${sides.map((side) => side.out).join("L")}L${sides
    .map((side) => side.back)
    .reverse()
    .join("L")}Z`;
}

const [BEND, BETWEEN, THICK] = [30, 21, 9.5];

/** One of the mark's parallel strokes: over the first bend, under the second. */
function stroke(off: number, from: number, to: number): string {
  const [x, y] = [56, 56];
  return brush(
    [...arc(x, y, BEND + off, from, 360), ...arc(x + 2 * BEND, y, BEND - off, 180, to).slice(1)],
    THICK,
  );
}

/** The three strokes of the mark in a box of 172 by 112: a river bend and its two banks, set down one by one. */
export const strokes: readonly string[] = [
  stroke(BETWEEN, 192, -30),
  stroke(0, 176, 4),
  stroke(-BETWEEN, 150, 12),
];

/** Height of the mark as a share of its width. */
export const RISE = 112 / 172;

/** The mark in a box of `width` by `RISE` times that. */
export function Mark(props: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly color: string;
}) {
  const { x, y, width, color } = props;
  return (
    <g transform={`translate(${x} ${y}) scale(${width / 172})`}>
      {strokes.map((d) => (
        <path key={d} d={d} fill={color} />
      ))}
    </g>
  );
}

const band = (from: number, to: number, size: number, mirrored: boolean) => {
  const [a, b] = [from * size, to * size];
  return mirrored
    ? `M${size - b} 0A${b} ${b} 0 0 0 ${size} ${b}V${a}A${a} ${a} 0 0 1 ${size - a} 0Z`
    : `M0 ${size - b}A${b} ${b} 0 0 1 ${b} ${size}H${a}A${a} ${a} 0 0 0 0 ${size - a}Z`;
};

/** Quarter turns of the decal, so that the full bend leaves from two given sides. */
export const turns = { leftDown: 0, leftUp: 1, upRight: 2, downRight: 3 } as const;

/**
 * The decal in a square: the full bend and, over against it, the same bend in three strokes. Both have their banks
 * at one and two thirds of the side, so that any side meets any other.
 * @param turn quarter turns clockwise
 */
export function Bend(props: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn?: number;
  readonly color: string;
  readonly thin?: string;
}) {
  const { x, y, size, turn = 0, color, thin = color } = props;
  const third = 1 / 3;
  const line = third / 5;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn * 90} ${size / 2} ${size / 2})`}>
      <path d={band(third, 2 * third, size, false)} fill={color} />
      {[0, 2, 4].map((i) => (
        <path key={i} d={band(third + i * line, third + (i + 1) * line, size, true)} fill={thin} />
      ))}
    </g>
  );
}

/**
 * The turn of a plate on a table where the full bends join: a meander over each two rows.
 * @returns quarter turns for `Bend`
 */
export function meander(column: number, row: number): number {
  const down = column % 2 === 0;
  const upper = row % 2 === 0;
  if (down) return upper ? turns.leftDown : turns.upRight;
  return upper ? turns.downRight : turns.leftUp;
}

/** A square plate from above: rim, well, decal and the red tick of its size. */
export function Plate(props: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
  readonly color: string;
  readonly tick: string;
  readonly shadow?: string;
}) {
  const { x, y, size, turn, color, tick, shadow } = props;
  const rim = size * 0.1;
  return (
    <g transform={`translate(${x} ${y})`}>
      {shadow && <rect x={8} y={8} width={size} height={size} rx={size * 0.06} fill={shadow} />}
      <clipPath id={`plate-${x}-${y}`}>
        <rect width={size} height={size} rx={size * 0.06} />
      </clipPath>
      <rect width={size} height={size} rx={size * 0.06} fill="#ffffff" />
      <g clipPath={`url(#plate-${x}-${y})`}>
        <Bend x={0} y={0} size={size} turn={turn} color={color} />
      </g>
      <rect
        x={rim}
        y={rim}
        width={size - 2 * rim}
        height={size - 2 * rim}
        rx={size * 0.04}
        fill="none"
        stroke="#8ea6b4"
        strokeWidth={2}
        opacity={0.6}
      />
      <path
        d={`M${size * 0.045} ${size * 0.045}h${size * 0.1}v${size * 0.03}h-${size * 0.1}z`}
        fill={tick}
        transform={`rotate(${turn * 90} ${size / 2} ${size / 2})`}
      />
    </g>
  );
}
