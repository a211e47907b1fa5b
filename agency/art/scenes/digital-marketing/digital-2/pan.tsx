import { mix } from "../../../kit/colour.ts";
import { mulberry32 } from "../../../weave/random.ts";

const arc = (r: number, from: number, to: number) =>
  `M${r * Math.cos(from)} ${r * Math.sin(from)}A${r} ${r} 0 0 1 ${r * Math.cos(to)} ${r * Math.sin(to)}`;

/**
 * The rings that grinding leaves, lit from one side: they shine in two opposite wedges, as turned metal does.
 * Drawn about the origin of a group.
 * @param r radius of the ground surface
 * @param light degrees of the middle of the wedges
 */
export function Rings(props: {
  readonly r: number;
  readonly count: number;
  readonly iron: string;
  readonly light?: number;
  readonly shine?: number;
  readonly seed?: number;
}) {
  const { r, count, iron, light = -60, shine = 1, seed = 4 } = props;
  const random = mulberry32(seed);
  const gap = r / (count + 1);
  const rings = Array.from({ length: count }, (_, i) => {
    const radius = gap * (i + 1);
    const at = (light * Math.PI) / 180;
    return [0, Math.PI].map((side) => {
      const spread = 0.12 + random() * 0.5;
      const lean = (random() - 0.5) * 0.24;
      return {
        d: arc(radius, at + side + lean - spread, at + side + lean + spread),
        color: mix(iron, "#ffffff", (0.1 + random() * 0.36) * shine),
      };
    });
  });
  return (
    <>
      {Array.from({ length: count }, (_, i) => gap * (i + 1)).map((radius) => (
        <circle
          key={radius}
          r={radius}
          fill="none"
          stroke={mix(iron, "#ffffff", 0.05)}
          strokeWidth={gap * 0.3}
        />
      ))}
      {rings.flat().map(({ d, color }) => (
        <path key={d} d={d} fill="none" stroke={color} strokeWidth={gap * 0.42} />
      ))}
    </>
  );
}

/**
 * Korai's pan from above: rim, wall, two spouts, ground surface, handle with an eye. Drawn inside a `Drawing`.
 * @param r radius of the rim
 * @param iron colour of the seasoned surface
 * @param turn degrees clockwise; at 0 the handle points to the right
 * @param rings how many ground rings are seen; 0 for none
 */
export function Pan(props: {
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
  readonly iron?: string;
  readonly hole: string;
  readonly turn?: number;
  readonly rings?: number;
  readonly light?: number;
  readonly shine?: number;
  readonly handle?: boolean;
}) {
  const { cx, cy, r, iron = "#1b1b1c", hole, turn = 0, rings = 0, light = -60, shine = 1 } = props;
  const { handle = true } = props;
  const rim = mix(iron, "#ffffff", 0.1);
  const wall = mix(iron, "#000000", 0.4);
  return (
    <g transform={`translate(${cx} ${cy}) rotate(${turn})`}>
      {handle && (
        <>
          <path
            d={`M${r * 0.9} ${-r * 0.2}C${r * 1.1} ${-r * 0.11} ${r * 1.3} ${-r * 0.1} ${r * 1.6} ${-r * 0.13}C${r * 1.86} ${-r * 0.15} ${r * 1.86} ${r * 0.15} ${r * 1.6} ${r * 0.13}C${r * 1.3} ${r * 0.1} ${r * 1.1} ${r * 0.11} ${r * 0.9} ${r * 0.2}Z`}
            fill={rim}
          />
          <ellipse cx={r * 1.67} cy={0} rx={r * 0.085} ry={r * 0.05} fill={hole} />
        </>
      )}
      <path
        d={`M${-r * 0.12} ${-r * 0.98}L0 ${-r * 1.06}L${r * 0.12} ${-r * 0.98}ZM${-r * 0.12} ${r * 0.98}L0 ${r * 1.06}L${r * 0.12} ${r * 0.98}Z`}
        fill={rim}
      />
      <circle r={r} fill={rim} />
      <circle r={r * 0.955} fill={wall} />
      <circle r={r * 0.86} fill={iron} />
      {rings > 0 && <Rings r={r * 0.86} count={rings} iron={iron} light={light - turn} shine={shine} />}
    </g>
  );
}

/** A fried egg; `size` is its width. Drawn inside a `Drawing`. */
export function Egg(props: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn?: number;
  readonly white?: string;
  readonly yolk: string;
}) {
  const { x, y, size, turn = 0, white = "#ffffff", yolk } = props;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size / 200})`}>
      <path
        d="M-92-8C-100-58-52-74-22-88C14-104 40-70 66-62C104-50 104-10 92 20C80 52 54 58 34 78C6 102-36 88-62 66C-88 46-88 20-92-8Z"
        fill={white}
      />
      <circle cx={6} cy={-4} r={39} fill={yolk} />
      <path d="M-18-18A32 32 0 0 1 10-37" fill="none" stroke="#ffffff" strokeWidth={9} />
    </g>
  );
}

/** The pan from the side, foot at `y`. Drawn inside a `Drawing`. */
export function PanSide(props: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly edge: string;
}) {
  const { x, y, width: w, height: h, color, edge } = props;
  return (
    <g transform={`translate(${x} ${y - h})`}>
      <path d={`M${w * 0.94} ${h * 0.16}H${w * 1.36}V${h * 0.48}H${w * 0.9}Z`} fill={color} />
      <path d={`M0 0H${w}L${w * 0.9} ${h}H${w * 0.1}Z`} fill={color} />
      <path d={`M0 0H${w}L${w * 0.985} ${h * 0.16}H${w * 0.015}Z`} fill={edge} />
    </g>
  );
}
