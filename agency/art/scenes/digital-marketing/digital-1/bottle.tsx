import { mix } from "../../../kit/colour.ts";

/** The typeface of the campaign, as on the cover. */
export const face = "Anybody";

/**
 * Shorshe's bottle from the side, its foot at `y`, filled to a share. Drawn inside a `Drawing`.
 * @param x middle of the bottle
 * @param height from foot to cap; it is 0.36 as wide
 */
export function Bottle(props: {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly oil: string;
  readonly glass: string;
  readonly cap: string;
  readonly label?: string;
  readonly fill?: number;
}) {
  const { x, y, height: h, oil, glass, cap, label, fill = 0.94 } = props;
  const w = h * 0.36;
  const outline = (inset: number) => {
    const [r, n] = [w / 2 - inset, h * 0.07 - inset * 0.7];
    return `M${-n} ${-h * 0.9}V${-h * 0.74}C${-n} ${-h * 0.66} ${-r} ${-h * 0.64} ${-r} ${-h * 0.54}V${-inset}H${r}V${-h * 0.54}C${r} ${-h * 0.64} ${n} ${-h * 0.66} ${n} ${-h * 0.74}V${-h * 0.9}Z`;
  };
  const id = `oil${Math.round(x)}-${Math.round(y)}-${Math.round(h)}`;
  return (
    <g transform={`translate(${x} ${y})`}>
      <clipPath id={id}>
        <path d={outline(h * 0.014)} />
      </clipPath>
      <path d={outline(0)} fill={glass} />
      <g clipPath={`url(#${id})`}>
        <rect x={-w / 2} y={-h * 0.9 * fill} width={w} height={h} fill={oil} />
        <rect x={w * 0.2} y={-h * 0.9 * fill} width={w * 0.3} height={h} fill={mix(oil, "#7a4a00", 0.22)} />
        <rect x={-w * 0.36} y={-h * 0.84} width={w * 0.08} height={h * 0.8} fill="#ffffff" opacity={0.6} />
      </g>
      <rect x={-h * 0.085} y={-h} width={h * 0.17} height={h * 0.12} fill={cap} />
      <rect
        x={-h * 0.085}
        y={-h * 0.915}
        width={h * 0.17}
        height={h * 0.014}
        fill={mix(cap, "#ffffff", 0.4)}
      />
      {label && <rect x={-w / 2} y={-h * 0.46} width={w} height={h * 0.3} fill={label} />}
    </g>
  );
}

/** The bottle from above: shoulders, neck, ribbed cap. Drawn inside a `Drawing`. */
export function BottleAbove(props: {
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
  readonly oil: string;
  readonly cap: string;
}) {
  const { cx, cy, r, oil, cap } = props;
  const ribs = Array.from({ length: 36 }, (_, i) => i * 10);
  return (
    <g transform={`translate(${cx} ${cy})`}>
      <circle r={r} fill={mix(oil, "#7a4a00", 0.3)} />
      <circle r={r * 0.94} fill={oil} />
      <path
        d={`M${-r * 0.78} ${-r * 0.2}A${r * 0.8} ${r * 0.8} 0 0 1 ${-r * 0.1} ${-r * 0.8}`}
        fill="none"
        stroke="#ffffff"
        strokeWidth={r * 0.07}
      />
      <circle r={r * 0.52} fill={mix(oil, "#7a4a00", 0.45)} />
      {ribs.map((turn) => (
        <rect
          key={turn}
          x={-r * 0.014}
          y={-r * 0.47}
          width={r * 0.028}
          height={r * 0.1}
          fill={mix(cap, "#ffffff", 0.3)}
          transform={`rotate(${turn})`}
        />
      ))}
      <circle r={r * 0.42} fill={cap} />
      <circle r={r * 0.3} fill="none" stroke={mix(cap, "#ffffff", 0.3)} strokeWidth={r * 0.03} />
    </g>
  );
}

/** The bottle from below, light falling through the oil: base ring, punt, bubbles. Drawn inside a `Drawing`. */
export function BottleBelow(props: {
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
  readonly oil: string;
}) {
  const { cx, cy, r, oil } = props;
  const [light, deep] = [mix(oil, "#ffffff", 0.55), mix(oil, "#7a4a00", 0.55)];
  const rings = [
    [1, deep],
    [0.93, oil],
    [0.76, mix(oil, "#7a4a00", 0.25)],
    [0.66, oil],
    [0.44, light],
    [0.2, "#fffbe8"],
  ] as const;
  const bubbles = [
    [-0.5, -0.36, 0.05],
    [0.56, -0.3, 0.07],
    [0.36, 0.56, 0.05],
    [-0.3, 0.62, 0.08],
    [-0.62, 0.24, 0.04],
  ] as const;
  return (
    <g transform={`translate(${cx} ${cy})`}>
      {rings.map(([share, fill]) => (
        <circle key={share} r={r * share} fill={fill} />
      ))}
      {bubbles.map(([x, y, size]) => (
        <circle key={x} cx={r * x} cy={r * y} r={r * size} fill={light} />
      ))}
      {Array.from({ length: 24 }, (_, i) => i * 15).map((turn) => (
        <rect
          key={turn}
          x={-r * 0.012}
          y={-r * 0.92}
          width={r * 0.024}
          height={r * 0.12}
          fill={deep}
          transform={`rotate(${turn})`}
        />
      ))}
    </g>
  );
}

/** The five-litre tin from the front, its foot at `y`. Drawn inside a `Drawing`. */
export function Tin(props: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly body: string;
  readonly band: string;
}) {
  const { x, y, width: w, height: h, body, band } = props;
  return (
    <g transform={`translate(${x} ${y - h})`}>
      <path
        d={`M${w * 0.26} ${-h * 0.02}V${-h * 0.13}H${w * 0.6}V${-h * 0.02}`}
        fill="none"
        stroke="#141618"
        strokeWidth={w * 0.05}
      />
      <rect x={w * 0.72} y={-h * 0.1} width={w * 0.18} height={h * 0.1} fill={band} />
      <rect width={w} height={h} fill={body} />
      <rect y={h * 0.3} width={w} height={h * 0.44} fill={band} />
      <rect x={w * 0.86} width={w * 0.14} height={h} fill="#000000" opacity={0.18} />
      <rect width={w} height={h * 0.03} fill="#8d979d" />
      <rect y={h * 0.97} width={w} height={h * 0.03} fill="#8d979d" />
    </g>
  );
}
