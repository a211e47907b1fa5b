/** The cooperative's serif, for Latin names and figures; Bangla is set in Anek Bangla. */
export const serif = "Fraunces";

/**
 * A cell of comb as an SVG path, standing on a corner.
 * @param r from the middle to a corner
 */
export function cell(cx: number, cy: number, r: number): string {
  const points = Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i + Math.PI / 6;
    return `${(cx + r * Math.cos(angle)).toFixed(1)} ${(cy + r * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

/** A cell drawn out to a row: points at its left and right ends. */
export function longCell(x: number, y: number, width: number, height: number): string {
  const point = height * 0.3;
  return `M${x} ${y + height / 2}L${x + point} ${y}H${x + width - point}L${x + width} ${y + height / 2}L${x + width - point} ${y + height}H${x + point}Z`;
}

/** A hanging drop whose tip is at `x`, `y`. */
export function drop(x: number, y: number, size: number): string {
  return `M${x} ${y}C${x - size * 0.2} ${y + size * 0.42} ${x - size * 0.42} ${y + size * 0.62} ${x - size * 0.42} ${y + size * 0.92}A${size * 0.42} ${size * 0.42} 0 0 0 ${x + size * 0.42} ${y + size * 0.92}C${x + size * 0.42} ${y + size * 0.62} ${x + size * 0.2} ${y + size * 0.42} ${x} ${y}Z`;
}

/**
 * The stilt roots of a mangrove, arching down from a trunk. Drawn inside a `Drawing`.
 * @param x middle of the trunk
 * @param y where the roots leave it, `foot` where they enter the mud
 */
export function Roots(props: {
  readonly x: number;
  readonly y: number;
  readonly foot: number;
  readonly reach: number;
  readonly thick: number;
  readonly color: string;
  readonly count?: number;
}) {
  const { x, y, foot, reach, thick, color, count = 4 } = props;
  const sides = [-1, 1];
  return (
    <g fill="none" stroke={color}>
      <path d={`M${x} ${y - 400}V${foot}`} strokeWidth={thick * 1.7} />
      {sides.flatMap((side) =>
        Array.from({ length: count }, (_, i) => {
          const out = (reach * (i + 1)) / count;
          const rise = y + (count - i) * (foot - y) * 0.09 - 60;
          return (
            <path
              key={`${side},${out}`}
              d={`M${x} ${rise}C${x + side * out * 0.5} ${rise + 10} ${x + side * out} ${rise + (foot - rise) * 0.4} ${x + side * out} ${foot}`}
              strokeWidth={thick * (1 - i * 0.12)}
            />
          );
        }),
      )}
    </g>
  );
}

/** A jar from the front, its foot at `y`, filled to a share from 0 to 1. Drawn inside a `Drawing`. */
export function Jar(props: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill: number;
  readonly glass: string;
  readonly honey: string;
  readonly lid: string;
}) {
  const { x, y, width: w, height: h, fill, glass, honey, lid } = props;
  const body = h * 0.84;
  const level = body * 0.96 * fill;
  return (
    <g transform={`translate(${x} ${y - h})`}>
      <rect x={w * 0.12} y={0} width={w * 0.76} height={h * 0.12} fill={lid} />
      <path
        d={`M${w * 0.16} ${h * 0.12}H${w * 0.84}V${h * 0.16}L${w} ${h * 0.22}V${h}H0V${h * 0.22}L${w * 0.16} ${h * 0.16}Z`}
        fill={glass}
      />
      <rect x={w * 0.07} y={h - w * 0.07 - level} width={w * 0.86} height={level} fill={honey} />
      <rect x={w * 0.16} y={h * 0.28} width={w * 0.09} height={h * 0.6} fill="#ffffff" opacity={0.5} />
    </g>
  );
}
