import { svgFont } from "../../kit/type.tsx";

/** A register mark: circle and cross. Drawn inside a `Drawing`; `x`, `y` are its middle. */
export function Register(props: { readonly x: number; readonly y: number; readonly color: string }) {
  const { x, y, color } = props;
  return (
    <g transform={`translate(${x} ${y})`} fill="none" stroke={color} strokeWidth={2}>
      <circle r={10} />
      <path d="M-18 0H18M0-18V18" />
    </g>
  );
}

/** Crop marks around a box. Drawn inside a `Drawing`. */
export function Crops(props: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly arm?: number;
}) {
  const { x, y, width, height, color, arm = 24 } = props;
  const gap = 6;
  const corner = (cx: number, cy: number, dx: number, dy: number) =>
    `M${cx + dx * gap} ${cy}h${dx * arm}M${cx} ${cy + dy * gap}v${dy * arm}`;
  const path = [
    corner(x, y, -1, -1),
    corner(x + width, y, 1, -1),
    corner(x, y + height, -1, 1),
    corner(x + width, y + height, 1, 1),
  ].join("");
  return <path d={path} stroke={color} strokeWidth={2} fill="none" />;
}

/** A row of ink patches. Drawn inside a `Drawing`. */
export function ColourBar(props: {
  readonly x: number;
  readonly y: number;
  readonly colors: readonly string[];
  readonly patch?: number;
  readonly upright?: boolean;
}) {
  const { x, y, colors, patch = 24, upright = false } = props;
  return (
    <>
      {colors.map((color, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a patch is its place
          key={i}
          x={upright ? x : x + i * patch}
          y={upright ? y + i * patch : y}
          width={patch}
          height={patch}
          fill={color}
        />
      ))}
    </>
  );
}

/**
 * A dimension: a line between two ticks with its figure beside it. Drawn inside a `Drawing`.
 * @param side where the figure stands: over a level line, or left or right of an upright one
 */
export function Dimension(props: {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly upright?: boolean;
  readonly color: string;
  readonly label: string;
  readonly size?: number;
  readonly side?: "before" | "after";
}) {
  const { x, y, length, upright = false, color, label, size = 22, side = "before" } = props;
  const path = upright
    ? `M${x} ${y}v${length}M${x - 8} ${y}h16M${x - 8} ${y + length}h16`
    : `M${x} ${y}h${length}M${x} ${y - 8}v16M${x + length} ${y - 8}v16`;
  const at = upright
    ? { x: x + (side === "before" ? -16 : 16), y: y + length / 2 + size * 0.35 }
    : { x: x + length / 2, y: y + (side === "before" ? -14 : size + 10) };
  const anchor = upright ? (side === "before" ? "end" : "start") : "middle";
  return (
    <>
      <path d={path} stroke={color} strokeWidth={3} fill="none" />
      <text {...at} textAnchor={anchor} fill={color} {...svgFont(size, 600)}>
        {label}
      </text>
    </>
  );
}
