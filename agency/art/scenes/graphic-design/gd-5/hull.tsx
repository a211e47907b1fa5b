/** How a boat is built: metres long, and heights as shares of its length. */
export interface Build {
  readonly length: number;
  readonly bow: number;
  readonly stern: number;
  readonly side: number;
  readonly depth: number;
  /** A bamboo roof: from where to where along the boat. */
  readonly roof?: readonly [number, number];
  readonly mast?: number;
  readonly rudder?: boolean;
}

/** Nine boats of the museum, shortest first. */
export const boats: readonly Build[] = [
  { length: 5.2, bow: 0.07, stern: 0.07, side: 0.045, depth: 0.05 },
  { length: 7.4, bow: 0.12, stern: 0.1, side: 0.04, depth: 0.05, roof: [0.4, 0.66] },
  { length: 9.0, bow: 0.1, stern: 0.16, side: 0.04, depth: 0.05, rudder: true },
  { length: 10.6, bow: 0.16, stern: 0.18, side: 0.04, depth: 0.06, mast: 0.56 },
  { length: 12.1, bow: 0.12, stern: 0.2, side: 0.035, depth: 0.045, roof: [0.3, 0.72], rudder: true },
  {
    length: 14.6,
    bow: 0.14,
    stern: 0.22,
    side: 0.045,
    depth: 0.07,
    roof: [0.12, 0.32],
    mast: 0.47,
    rudder: true,
  },
  { length: 17.3, bow: 0.1, stern: 0.24, side: 0.045, depth: 0.06, roof: [0.24, 0.7], rudder: true },
  {
    length: 21.0,
    bow: 0.09,
    stern: 0.12,
    side: 0.04,
    depth: 0.055,
    roof: [0.36, 0.6],
    mast: 0.66,
    rudder: true,
  },
  { length: 31.0, bow: 0.055, stern: 0.1, side: 0.016, depth: 0.022 },
];

/** Outline of a hull from its stern; the waterline is y = 0. */
export function hullPath(build: Build, long: number): string {
  const { bow, stern, side, depth } = build;
  const p = (x: number, y: number) => `${(x * long).toFixed(1)} ${(y * long).toFixed(1)}`;
  return `M${p(0, -stern)}C${p(0.1, -side * 1.1)} ${p(0.3, -side)} ${p(0.5, -side)}S${p(0.86, -side * 1.2)} ${p(1, -bow)}C${p(0.95, -bow * 0.2)} ${p(0.86, depth)} ${p(0.7, depth)}H${(0.3 * long).toFixed(1)}C${p(0.15, depth)} ${p(0.06, -stern * 0.2)} ${p(0, -stern)}Z`;
}

/**
 * A boat on its waterline: planks, roof, mast and rudder. Drawn inside a `Drawing`.
 * @param x of the stern tip, or of the bow tip when it sails to the left
 * @param long pixels from tip to tip
 * @param fill colour of the hull, or `none` for a line drawing
 */
export function Boat(props: {
  readonly build: Build;
  readonly x: number;
  readonly waterline: number;
  readonly long: number;
  readonly line: string;
  readonly fill?: string;
  readonly thick?: number;
  readonly planks?: boolean;
  readonly left?: boolean;
}) {
  const { build, x, waterline, long, line, fill = "none", thick = 5, planks = true, left = false } = props;
  const { side, depth, stern, roof, mast, rudder } = build;
  const px = (share: number) => share * long;
  return (
    <g
      transform={`translate(${left ? x + long : x} ${waterline}) scale(${left ? -1 : 1} 1)`}
      fill="none"
      stroke={line}
      strokeWidth={thick}
      strokeLinejoin="round"
    >
      {rudder && (
        <path
          d={`M${px(0.05)} ${px(-stern * 0.55)}L${px(-0.02)} ${px(depth * 1.1)}L${px(0.045)} ${px(depth * 1.1)}L${px(0.09)} ${px(-stern * 0.3)}`}
          fill={fill}
        />
      )}
      {mast !== undefined && (
        <>
          <path d={`M${px(mast)} ${px(-side)}V${px(-0.4)}`} />
          <path
            d={`M${px(mast - 0.13)} ${px(-0.36)}L${px(mast + 0.15)} ${px(-0.39)}L${px(mast + 0.13)} ${px(-side - 0.09)}C${px(mast)} ${px(-side - 0.03)} ${px(mast - 0.08)} ${px(-side - 0.06)} ${px(mast - 0.11)} ${px(-side - 0.06)}Z`}
            fill={fill}
          />
        </>
      )}
      {roof && (
        <>
          <path
            d={`M${px(roof[0])} ${px(-side * 0.9)}C${px(roof[0] + 0.01)} ${px(-side - 0.09)} ${px(roof[1] - 0.01)} ${px(-side - 0.09)} ${px(roof[1])} ${px(-side * 0.9)}`}
            fill={fill}
          />
          {[0.25, 0.5, 0.75].map((share) => (
            <path
              key={share}
              d={`M${px(roof[0] + (roof[1] - roof[0]) * share)} ${px(-side)}v${px(-0.058)}`}
              strokeWidth={thick * 0.6}
            />
          ))}
        </>
      )}
      <path d={hullPath(build, long)} fill={fill} />
      {planks && (
        <path
          d={`M${px(0.05)} ${px(-stern * 0.42)}C${px(0.2)} ${px(-side * 0.2)} ${px(0.4)} ${px(-side * 0.3)} ${px(0.5)} ${px(-side * 0.3)}S${px(0.85)} ${px(-side * 0.3)} ${px(0.95)} ${px(-build.bow * 0.5)}M${px(0.13)} ${px(depth * 0.15)}C${px(0.3)} ${px(depth * 0.5)} ${px(0.7)} ${px(depth * 0.5)} ${px(0.88)} ${px(depth * 0.1)}`}
          strokeWidth={thick * 0.6}
        />
      )}
    </g>
  );
}

/** Rows of short strokes that stand for the river below a waterline. Drawn inside a `Drawing`. */
export function River(props: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly step?: number;
}) {
  const { x, y, width, height, color, step = 28 } = props;
  return (
    <svg aria-hidden="true" x={x} y={y} width={width} height={height}>
      <path
        d={Array.from({ length: Math.ceil(height / step) }, (_, row) => {
          const long = 60 + ((row * 53) % 140);
          const gap = 24 + ((row * 31) % 60);
          let path = "";
          for (let at = -((row * 67) % 180); at < width; at += long + gap)
            path += `M${at} ${row * step + step / 2}h${long}`;
          return path;
        }).join("")}
        stroke={color}
        strokeWidth={step * 0.24}
      />
    </svg>
  );
}
