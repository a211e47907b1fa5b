import type { ReactNode } from "react";
import { At } from "./stage.tsx";

/** A place on the stage. */
export type Point = readonly [number, number];

/**
 * A thread between two places: straight out, across, and in, with corners or with bends.
 * Drawn inside a `Drawing`.
 * @param bend radius of the corners in pixels; 0 for hard corners
 * @param first whether it leaves level or upright
 */
export function Thread(props: {
  readonly from: Point;
  readonly to: Point;
  readonly color: string;
  readonly thick?: number;
  readonly bend?: number;
  readonly first?: "level" | "upright";
  readonly dashed?: boolean;
  readonly arrow?: boolean;
}) {
  const { from, to, color, thick = 4, bend = 0, first = "level", dashed, arrow } = props;
  const [[x1, y1], [x2, y2]] = [from, to];
  const [dx, dy] = [Math.sign(x2 - x1) || 1, Math.sign(y2 - y1)];
  const r = Math.min(bend, Math.abs(x2 - x1) / 2, Math.abs(y2 - y1) / 2);
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const path =
    y1 === y2 || x1 === x2
      ? `M${x1} ${y1}L${x2} ${y2}`
      : first === "level"
        ? `M${x1} ${y1}H${mx - dx * r}Q${mx} ${y1} ${mx} ${y1 + dy * r}V${y2 - dy * r}Q${mx} ${y2} ${mx + dx * r} ${y2}H${x2}`
        : `M${x1} ${y1}V${my - dy * r}Q${x1} ${my} ${x1 + dx * r} ${my}H${x2 - dx * r}Q${x2} ${my} ${x2} ${my + dy * r}V${y2}`;
  const level = y1 === y2 || (first === "level" && x1 !== x2);
  const size = thick * 2.5;
  const head = level
    ? `M${x2} ${y2}l${-dx * size} ${-size}v${size * 2}z`
    : `M${x2} ${y2}l${-size} ${-dy * size}h${size * 2}z`;
  return (
    <>
      <path
        d={path}
        fill="none"
        stroke={color}
        strokeWidth={thick}
        {...(dashed ? { strokeDasharray: `${thick * 3} ${thick * 2}` } : {})}
      />
      {arrow && <path d={head} fill={color} />}
    </>
  );
}

/** A step of a flow: a square box with a hard edge in its colour. */
export function Step(props: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly ground: string;
  readonly color: string;
  readonly edge?: string;
  readonly size?: number;
  readonly children: ReactNode;
}) {
  const { x, y, width, height, ground, color, edge, size = 20, children } = props;
  return (
    <At
      x={x}
      y={y}
      width={width}
      height={height}
      style={{
        background: ground,
        color,
        fontSize: size,
        fontWeight: 600,
        lineHeight: 1.2,
        padding: "0 16px 0 24px",
        display: "flex",
        flexDirection: "column",
        justifyContent: "center",
        ...(edge ? { borderLeft: `8px solid ${edge}`, paddingLeft: 16 } : {}),
      }}
    >
      {children}
    </At>
  );
}
