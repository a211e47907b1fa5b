import { mix } from "../../../kit/colour.ts";

/** Looks down on a hall at 30 degrees: `x` runs to the lower right, `y` to the lower left, `z` up. */
export interface View {
  readonly left: number;
  readonly top: number;
  /** Pixels of one unit. */
  readonly unit: number;
}

/** Where a point of the hall stands in the picture. */
export function seen(view: View, x: number, y: number, z = 0): readonly [number, number] {
  const { left, top, unit } = view;
  return [left + (x - y) * unit * 0.866, top + (x + y) * unit * 0.5 - z * unit];
}

/** A path through points of the hall. */
export function way(view: View, points: readonly (readonly [number, number, number])[]): string {
  return `M${points
    .map(([x, y, z]) =>
      seen(view, x, y, z)
        .map((part) => part.toFixed(1))
        .join(" "),
    )
    .join("L")}`;
}

/** A box in the hall with a light top, a middle and a dark side. Inside a `Drawing`. */
export function Crate(props: {
  readonly view: View;
  readonly at: readonly [number, number, number];
  readonly size: readonly [number, number, number];
  readonly color: string;
}) {
  const { view, at, size, color } = props;
  const [x, y, z] = at;
  const [w, d, h] = size;
  const face = (points: [number, number, number][], fill: string) => (
    <path d={`${way(view, points)}Z`} fill={fill} stroke={fill} strokeWidth={0.6} />
  );
  return (
    <>
      {face(
        [
          [x, y + d, z],
          [x + w, y + d, z],
          [x + w, y + d, z + h],
          [x, y + d, z + h],
        ],
        mix(color, "#0b141a", 0.24),
      )}
      {face(
        [
          [x + w, y, z],
          [x + w, y + d, z],
          [x + w, y + d, z + h],
          [x + w, y, z + h],
        ],
        mix(color, "#0b141a", 0.5),
      )}
      {face(
        [
          [x, y, z + h],
          [x + w, y, z + h],
          [x + w, y + d, z + h],
          [x, y + d, z + h],
        ],
        mix(color, "#ffffff", 0.18),
      )}
    </>
  );
}

/**
 * A ring frame: its body, the creel above, and a row of cops along the near side. Inside a `Drawing`.
 * @param at its far left corner on the floor
 * @param cop colour of the yarn
 */
export function RingFrame(props: {
  readonly view: View;
  readonly at: readonly [number, number];
  readonly long: number;
  readonly color: string;
  readonly cop: string;
  readonly count?: number;
}) {
  const { view, at, long, color, cop, count = 20 } = props;
  const [x, y] = at;
  const u = view.unit;
  return (
    <>
      <path
        d={`${way(view, [
          [x, y + 1, 0],
          [x + long, y + 1, 0],
          [x + long, y + 1.5, 0],
          [x, y + 1.5, 0],
        ])}Z`}
        fill="rgba(6,12,16,.5)"
      />
      <Crate view={view} at={[x, y, 0]} size={[long, 1, 0.55]} color={color} />
      <Crate
        view={view}
        at={[x, y + 0.3, 0.55]}
        size={[long, 0.4, 0.95]}
        color={mix(color, "#0b141a", 0.28)}
      />
      {Array.from({ length: count }, (_, i) => {
        const [px, py] = seen(view, x + 0.5 + (i * (long - 0.9)) / (count - 1), y + 0.86, 0.55);
        return (
          <g key={px}>
            <rect
              x={px - u * 0.13}
              y={py - u * 0.58}
              width={u * 0.26}
              height={u * 0.58}
              rx={u * 0.1}
              fill={cop}
            />
            <rect
              x={px + u * 0.04}
              y={py - u * 0.58}
              width={u * 0.09}
              height={u * 0.58}
              rx={u * 0.045}
              fill={mix(cop, "#0b141a", 0.28)}
            />
          </g>
        );
      })}
      <Crate
        view={view}
        at={[x, y + 0.26, 1.5]}
        size={[long, 0.48, 0.12]}
        color={mix(color, "#ffffff", 0.12)}
      />
      <Crate
        view={view}
        at={[x + long, y - 0.06, 0]}
        size={[0.7, 1.12, 1.2]}
        color={mix(color, "#0b141a", 0.12)}
      />
    </>
  );
}

/** An operative in the hall, seen from a little above; `y` of the picture is her feet. Inside a `Drawing`. */
export function Operative(props: {
  readonly view: View;
  readonly at: readonly [number, number];
  readonly dress: string;
  readonly scarf: string;
}) {
  const { view, at, dress, scarf } = props;
  const [left, top] = seen(view, ...at);
  const s = view.unit / 62;
  return (
    <g transform={`translate(${left} ${top}) scale(${s})`}>
      <path d="M0 4L70 34L96 26L30 -6Z" fill="rgba(6,12,16,.5)" />
      <path d="M-9 -6H-2V8H-12ZM4 -6H12L14 8H4Z" fill="#5c3d2a" />
      <path d="M-18 -62C-22 -30 -24 -14 -24 -2H24C24 -14 22 -30 18 -62Z" fill={dress} />
      <path d="M6 -62C14 -40 16 -20 14 -2H24C24 -14 22 -30 18 -62Z" fill="rgba(6,12,16,.3)" />
      <path d="M-17 -58L-30 -30L-22 -26L-12 -46Z" fill={dress} />
      <circle cy={-74} r={14} fill="#8a5a3c" />
      <path
        d="M-16 -70C-20 -98 20 -98 16 -70C20 -60 18 -48 20 -40H-20C-18 -48 -20 -60 -16 -70ZM-9 -74C-9 -62 9 -62 9 -74C9 -84 -9 -84 -9 -74Z"
        fill={scarf}
        fillRule="evenodd"
      />
    </g>
  );
}
