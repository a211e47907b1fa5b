import { mix } from "../../../kit/colour.ts";
import { draft, raised } from "../../../weave/drafts.ts";
import { type Pixels, rgb, strands } from "../../../weave/strands.ts";

const ramp = ["#3b0a20", "#6d0b34", "#a60f4a", "#d0342f", "#e8722a", "#f4b400"] as const;

/** The colour of a share of warmth, 0 to 1. */
export function warmth(share: number): string {
  const at = Math.max(0, Math.min(0.999, share)) * (ramp.length - 1);
  return mix(ramp[Math.floor(at)] ?? ramp[0], ramp[Math.floor(at) + 1] ?? ramp[5], at % 1);
}

/**
 * A floor woven in its own warmth.
 * @param heat warmth from 0 to 1 of a cell
 * @param cell pixels per crossing
 */
export function heatCloth(
  columns: number,
  rows: number,
  cell: number,
  heat: (x: number, y: number) => number,
): Pixels {
  const ground = draft("basket");
  const level = (x: number, y: number) => Math.round(heat(x, y) * 9) / 9;
  return strands({
    columns,
    rows,
    cell,
    relief: 0.26,
    abrash: 0.03,
    raised: (x, y) => raised(ground, x, y),
    warp: (x, y) => rgb(mix(warmth(level(x, y)), "#2a0716", 0.22)),
    weft: (x, y) => rgb(warmth(level(x, y))),
  });
}

/** A person straight from above: shoulders and a head, no face. Inside a `Drawing`. */
export function FromAbove(props: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
  readonly cloth: string;
  readonly hair: string;
}) {
  const { x, y, size, turn, cloth, hair } = props;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size / 100})`}>
      <ellipse cx={10} cy={12} rx={52} ry={28} fill="#2a0716" opacity={0.25} />
      <ellipse cx={-34} cy={-14} rx={11} ry={24} fill={mix(cloth, "#000000", 0.18)} />
      <ellipse cx={34} cy={-14} rx={11} ry={24} fill={mix(cloth, "#000000", 0.18)} />
      <ellipse cx={0} cy={0} rx={50} ry={26} fill={cloth} />
      <circle cx={0} cy={-4} r={22} fill={hair} />
    </g>
  );
}
