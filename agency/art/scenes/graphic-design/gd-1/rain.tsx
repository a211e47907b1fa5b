import { mulberry32 } from "../../../weave/random.ts";

/** The three inks of the series, what they make over each other, and the papers. */
export const inks = {
  yellow: "#f4b400",
  blue: "#1f2f86",
  lac: "#a60f4a",
  pink: "#f6c6cf",
  paper: "#f8f4ea",
  ink: "#15161a",
  orange: "#d8401f",
  green: "#1d6a3c",
  violet: "#45125e",
  sky: "#6d7fd6",
} as const;

interface Field {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly ground?: string;
}

function Ground({ width, height, ground }: Pick<Field, "width" | "height" | "ground">) {
  return ground ? <rect width={width} height={height} fill={ground} /> : null;
}

/**
 * Half rings that rise from a foot line. Drawn inside a `Drawing`.
 * @param cx middle of the rings in the field, `foot` their foot line; the middle and the lower edge when left out
 * @param step pixels from ring to ring
 */
export function Arches(
  props: Field & {
    readonly color: string;
    readonly cx?: number;
    readonly foot?: number;
    readonly step?: number;
    readonly rings?: number;
    readonly hang?: boolean;
  },
) {
  const { x, y, width, height, ground, color, cx = width / 2, foot = height, hang = false } = props;
  const step = props.step ?? Math.round(width / 8);
  const rings = props.rings ?? Math.ceil(Math.max(width, height) / step);
  return (
    <svg aria-hidden="true" x={x} y={y} width={width} height={height}>
      <Ground width={width} height={height} {...(ground ? { ground } : {})} />
      {Array.from({ length: rings }, (_, i) => {
        const r = (i + 0.75) * step;
        return (
          <path
            key={r}
            d={`M${cx - r} ${foot}a${r} ${r} 0 0 ${hang ? 0 : 1} ${r * 2} 0`}
            fill="none"
            stroke={color}
            strokeWidth={step * 0.5}
          />
        );
      })}
    </svg>
  );
}

/**
 * Falling strokes of unequal length: rain whose rhythm is the loudness of what is played. Drawn inside a `Drawing`.
 * @param values loudness, 1 to 10, from left to right; repeated
 * @param step pixels from stroke to stroke
 */
export function Strokes(
  props: Field & {
    readonly colors: readonly string[];
    readonly step?: number;
    readonly seed?: number;
    readonly values?: readonly number[];
    readonly broken?: boolean;
  },
) {
  const { x, y, width, height, ground, colors, step = 16, seed = 5, values = [6], broken = false } = props;
  const random = mulberry32(seed);
  const strokes: { x: number; y: number; long: number; color: string }[] = [];
  for (let i = 0; i * step < width; i++) {
    const loud = values[i % values.length] ?? 5;
    let at = -random() * height * 0.3;
    while (at < height) {
      const long = broken ? 14 + random() * 12 * loud : 30 + random() * (height / 16) * loud;
      const color = colors[Math.floor(random() * colors.length)] ?? "#ffffff";
      strokes.push({ x: i * step + step * 0.2, y: at, long, color });
      at += long + 10 + random() * (broken ? 90 - loud * 7 : height * 0.05 * (12 - loud));
    }
  }
  return (
    <svg aria-hidden="true" x={x} y={y} width={width} height={height}>
      <Ground width={width} height={height} {...(ground ? { ground } : {})} />
      {colors.map((color) => (
        <path
          key={color}
          d={strokes
            .filter((stroke) => stroke.color === color)
            .map((s) => `M${(s.x + step * 0.3).toFixed(1)} ${s.y.toFixed(0)}v${s.long.toFixed(0)}`)
            .join("")}
          stroke={color}
          strokeWidth={step * 0.6}
        />
      ))}
    </svg>
  );
}

/** Level chevrons one below the other. Drawn inside a `Drawing`. */
export function Chevrons(
  props: Field & { readonly color: string; readonly wave?: number; readonly step?: number },
) {
  const { x, y, width, height, ground, color } = props;
  const wave = props.wave ?? width / 4;
  const step = props.step ?? wave * 0.6;
  const count = Math.ceil(width / wave);
  const rows = Math.ceil(height / step) + 2;
  return (
    <svg aria-hidden="true" x={x} y={y} width={width} height={height}>
      <Ground width={width} height={height} {...(ground ? { ground } : {})} />
      <path
        d={Array.from(
          { length: rows },
          (_, row) =>
            `M${-wave} ${(row - 0.5) * step}${`l${wave / 2} ${-wave * 0.4}l${wave / 2} ${wave * 0.4}`.repeat(count + 2)}`,
        ).join("")}
        fill="none"
        stroke={color}
        strokeWidth={step * 0.46}
      />
    </svg>
  );
}
