import { mix } from "../../../kit/colour.ts";

/** A lesion of rice blast: a spindle along the leaf with a grey middle and a brown edge. Inside a `Drawing`. */
export function Lesion(props: {
  readonly x: number;
  readonly y: number;
  readonly long: number;
  readonly wide: number;
  readonly turn?: number;
  readonly spot?: boolean;
}) {
  const { x, y, long, wide, turn = 0, spot } = props;
  const spindle = (l: number, w: number) =>
    `M${-l} 0Q${-l * 0.2} ${-w * 1.3} 0 ${-w}Q${l * 0.2} ${-w * 1.3} ${l} 0Q${l * 0.2} ${w * 1.3} 0 ${w}Q${-l * 0.2} ${w * 1.3} ${-l} 0Z`;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      {spot ? (
        <>
          <ellipse rx={long} ry={wide} fill="#c9a53a" />
          <ellipse rx={long * 0.72} ry={wide * 0.72} fill="#6b3a1c" />
          <ellipse rx={long * 0.26} ry={wide * 0.26} fill="#a9865a" />
        </>
      ) : (
        <>
          <path d={spindle(long, wide)} fill="#c9a53a" />
          <path d={spindle(long * 0.86, wide * 0.8)} fill="#6b4226" />
          <path d={spindle(long * 0.66, wide * 0.54)} fill="#b9b5a4" />
          <path d={spindle(long * 0.36, wide * 0.26)} fill="#d9d6c8" />
        </>
      )}
    </g>
  );
}

/**
 * A rice leaf lying level, with veins and a midrib. Inside a `Drawing`.
 * @param width along the leaf, `height` across its widest part; the box begins at 0, 0
 */
export function RiceLeaf({
  width,
  height,
  color,
}: {
  readonly width: number;
  readonly height: number;
  readonly color: string;
}) {
  const middle = height / 2;
  const edge = (side: number) =>
    `C${width * 0.25} ${middle + side * middle * 1.05} ${width * 0.62} ${middle + side * middle * 1.05} ${width} ${middle}`;
  const veins = [0.18, 0.34, 0.5, 0.66, 0.82];
  return (
    <>
      <path
        d={`M0 ${middle - height * 0.3}${edge(-1)}${`C${width * 0.62} ${middle + middle * 1.05} ${width * 0.25} ${middle + middle * 1.05} 0 ${middle + height * 0.3}Z`}`}
        fill={color}
      />
      <path
        d={`M0 ${middle}L${width} ${middle}C${width * 0.62} ${middle + middle * 1.05} ${width * 0.25} ${middle + middle * 1.05} 0 ${middle + height * 0.3}Z`}
        fill={mix(color, "#000000", 0.1)}
      />
      {veins.map((v) => (
        <path
          key={v}
          d={`M0 ${middle - height * 0.3 * v}C${width * 0.25} ${middle - middle * v} ${width * 0.62} ${middle - middle * v} ${width} ${middle}M0 ${middle + height * 0.3 * v}C${width * 0.25} ${middle + middle * v} ${width * 0.62} ${middle + middle * v} ${width} ${middle}`}
          fill="none"
          stroke={mix(color, "#ffffff", 0.16)}
          strokeWidth={2}
        />
      ))}
      <path
        d={`M0 ${middle - 7}L${width} ${middle - 1}V${middle + 1}L0 ${middle + 7}Z`}
        fill={mix(color, "#ffffff", 0.45)}
      />
    </>
  );
}
