import type { ReactNode } from "react";
import { SetLine, type TypeProps } from "../set-line.tsx";

/** The grey-green of the funeral fund, beside the palette's marigold (savings) and brick (loan). */
export const sage = "#93b09f";

/** Side of a square whose area is that of a disc of radius 1. */
export const SIDE = Math.sqrt(Math.PI);

/** A line in Chaya's typeface. */
export function Type(props: TypeProps) {
  return <SetLine family="Figtree" {...props} />;
}

/** The mark: a disc about `x`, `y` and the square shadow that it casts at 45 degrees, touching at one point. */
export function Mark(props: {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly disc: string;
  readonly shadow: string;
}) {
  const { x, y, r, disc, shadow } = props;
  const corner = r * Math.SQRT1_2;
  return (
    <>
      <rect x={x + corner} y={y + corner} width={r * SIDE} height={r * SIDE} fill={shadow} />
      <circle cx={x} cy={y} r={r} fill={disc} />
    </>
  );
}

/** Which place of the right edge is cut away. */
export type Cut = "top" | "middle" | "bottom";

/** Outline of a page from 0, 0 whose right edge is cut at one place. */
export function cutPage(width: number, height: number, cut: Cut, by: number): string {
  const half = height / 2;
  return {
    top: `M0 0H${width - by}L${width} ${by}V${height}H0z`,
    middle: `M0 0H${width}V${half - by * 0.8}L${width - by} ${half}L${width} ${half + by * 0.8}V${height}H0z`,
    bottom: `M0 0H${width}V${height - by}L${width - by} ${height}H0z`,
  }[cut];
}

/** A thumb that points left, its tip at `x`, `y`; the arm end is meant to lie under something or off the picture. */
export function Thumb(props: {
  readonly x: number;
  readonly y: number;
  readonly thick: number;
  readonly length: number;
  readonly skin: string;
  readonly turn?: number;
}) {
  const { x, y, thick: t, length, skin, turn = 0 } = props;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path
        d={`M${length} ${-t * 0.56}H${t * 0.9}C${t * 0.3} ${-t * 0.52} 0 ${-t * 0.34} 0 0C0 ${t * 0.34} ${t * 0.3} ${t * 0.52} ${t * 0.9} ${t * 0.5}H${length}z`}
        fill={skin}
      />
      <path
        d={`M${t * 0.78} ${-t * 0.3}H${t * 0.4}C${t * 0.14} ${-t * 0.28} ${t * 0.1} ${-t * 0.14} ${t * 0.1} 0C${t * 0.1} ${t * 0.14} ${t * 0.14} ${t * 0.28} ${t * 0.4} ${t * 0.3}H${t * 0.78}z`}
        fill="#f0cdb2"
      />
    </g>
  );
}

/** A thing that lies on the ground with its hard shadow: the outline twice. */
export function Lying(props: {
  readonly outline: string;
  readonly color: string;
  readonly shadow: string;
  readonly by?: number;
  readonly children?: ReactNode;
}) {
  const { outline, color, shadow, by = 14, children } = props;
  return (
    <>
      <path d={outline} fill={shadow} transform={`translate(${by} ${by})`} />
      <path d={outline} fill={color} />
      {children}
    </>
  );
}
