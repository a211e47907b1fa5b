import { mix } from "../../../kit/colour.ts";
import { mulberry32 } from "../../../weave/random.ts";

/** A corner of a plot, in pixels. */
export type Corner = readonly [number, number];

/** A plot: its outline, and where its middle is. */
export interface Plot {
  readonly middle: Corner;
  readonly outline: readonly Corner[];
}

/** The part of a polygon that lies nearer to `a` than to `b`. */
function nearer(outline: readonly Corner[], a: Corner, b: Corner): Corner[] {
  const side = ([x, y]: Corner) =>
    (x - (a[0] + b[0]) / 2) * (b[0] - a[0]) + (y - (a[1] + b[1]) / 2) * (b[1] - a[1]);
  return outline.flatMap((corner, i) => {
    const next = outline[(i + 1) % outline.length] ?? corner;
    const [here, there] = [side(corner), side(next)];
    const kept: Corner[] = here <= 0 ? [corner] : [];
    if (here * there < 0) {
      const share = here / (here - there);
      kept.push([corner[0] + (next[0] - corner[0]) * share, corner[1] + (next[1] - corner[1]) * share]);
    }
    return kept;
  });
}

/**
 * Plots around their middles, each reaching as far as it is the nearest.
 * @param bounds width and height that they fill
 */
export function plotsAround(middles: readonly Corner[], bounds: Corner): Plot[] {
  const [width, height] = bounds;
  return middles.map((middle) => ({
    middle,
    outline: middles.reduce<readonly Corner[]>(
      (outline, other) => (other === middle ? outline : nearer(outline, middle, other)),
      [
        [-40, -40],
        [width + 40, -40],
        [width + 40, height + 40],
        [-40, height + 40],
      ],
    ),
  }));
}

/** The path of an outline, as for `d`. */
export function pathOf(outline: readonly Corner[]): string {
  return `M${outline.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`).join("L")}Z`;
}

/**
 * A planted plot from straight above: rows of plants on wet ground, the bank's shadow at its upper left. Inside a
 * `Drawing`.
 * @param crop colour of the plants
 * @param turn degrees of the rows
 * @param step pixels from row to row
 */
export function PlantedPlot(props: {
  readonly plot: Plot;
  readonly name: string;
  readonly crop: string;
  readonly soil?: string;
  readonly turn: number;
  readonly step?: number;
}) {
  const { plot, name, crop, soil = mix(crop, "#1c2a16", 0.5), turn, step = 14 } = props;
  const path = pathOf(plot.outline);
  return (
    <>
      <defs>
        <pattern
          id={`rows-${name}`}
          width={step}
          height={step * 1.6}
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${turn})`}
        >
          <rect width={step} height={step * 1.6} fill={soil} />
          <rect width={step * 0.62} height={step * 1.6} fill={crop} />
          <rect y={step * 0.5} width={step * 0.34} height={step * 0.7} fill={mix(crop, "#ffffff", 0.2)} />
        </pattern>
        <clipPath id={`plot-${name}`}>
          <path d={path} />
        </clipPath>
      </defs>
      <path d={path} fill={`url(#rows-${name})`} />
      <g clipPath={`url(#plot-${name})`}>
        <path d={path} fill="none" stroke="rgba(10,24,12,.5)" strokeWidth={26} transform="translate(8 8)" />
      </g>
      <path d={path} fill="none" stroke="#a98e5c" strokeWidth={12} strokeLinejoin="round" />
      <path
        d={path}
        fill="none"
        stroke="#cdb57f"
        strokeWidth={4}
        strokeLinejoin="round"
        transform="translate(-2 -2)"
      />
    </>
  );
}

/** A palm from above with its long shadow to the lower right. Inside a `Drawing`. */
export function Palm({
  x,
  y,
  r,
  seed,
}: {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly seed: number;
}) {
  const random = mulberry32(seed);
  const leaves = Array.from({ length: 9 }, (_, i) => (i / 9) * 360 + random() * 24);
  const crown = (fill: string, light: string) =>
    leaves.map((angle, i) => (
      <path
        key={angle}
        d={`M0 0C${r * 0.3} ${-r * 0.24} ${r * 0.8} ${-r * 0.2} ${r} 0C${r * 0.8} ${r * 0.1} ${r * 0.3} ${r * 0.14} 0 0Z`}
        transform={`rotate(${angle})`}
        fill={i % 2 ? fill : light}
      />
    ));
  const shadow = "#0b1d10";
  return (
    <>
      <g transform={`translate(${x + r * 1.5} ${y + r * 1.3})`} opacity={0.5}>
        <path d={`M${-r * 1.5} ${-r * 1.3}L0 0`} stroke={shadow} strokeWidth={7} />
        {crown(shadow, shadow)}
      </g>
      <g transform={`translate(${x} ${y})`}>
        {crown("#1f6b3a", "#4f9a45")}
        <circle r={r * 0.12} fill="#cfe08a" />
      </g>
    </>
  );
}

/** A scout with a hat from above, and the shadow that tells it is a person. Inside a `Drawing`. */
export function Scout({
  x,
  y,
  size,
  shirt,
}: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly shirt: string;
}) {
  const s = size / 40;
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <path d="M0 0L20 12L74 58L96 80L84 96L62 78L10 22Z" fill="#0b1d10" opacity={0.55} />
      <circle cx={98} cy={94} r={16} fill="#0b1d10" opacity={0.55} />
      <ellipse rx={26} ry={15} transform="rotate(-35)" fill={shirt} />
      <circle r={16} fill="#efd9a0" />
      <circle r={8} fill="#c9a763" />
    </g>
  );
}
