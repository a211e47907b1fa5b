import type { CSSProperties, ReactNode } from "react";
import { ink } from "../weave/dyes.ts";

/**
 * The whole picture: everything a scene draws stands on one stage. Pixels count from its upper left corner.
 * @param width 1280 for covers and galleries
 * @param height 960 for covers and galleries
 */
export function Stage(props: {
  readonly ground: string;
  readonly width?: number;
  readonly height?: number;
  readonly children?: ReactNode;
}) {
  const { ground, width = 1280, height = 960, children } = props;
  return (
    <div style={{ position: "relative", width, height, background: ground, color: ink, overflow: "hidden" }}>
      {children}
    </div>
  );
}

/**
 * A box at a place; what is inside counts from the box's own corner.
 * @param turn degrees clockwise about the middle
 */
export function At(props: {
  readonly x: number;
  readonly y: number;
  readonly width?: number;
  readonly height?: number;
  readonly turn?: number;
  readonly clip?: boolean;
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
}) {
  const { x, y, width, height, turn, clip, style, children } = props;
  return (
    <div
      style={{
        position: "absolute",
        left: x,
        top: y,
        width,
        height,
        ...(turn === undefined ? {} : { transform: `rotate(${turn}deg)` }),
        ...(clip ? { overflow: "hidden" } : {}),
        ...style,
      }}
    >
      {children}
    </div>
  );
}

/** A plain block of colour at a place. */
export function Block(props: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color: string;
}) {
  const { x, y, width, height, color } = props;
  return <div style={{ position: "absolute", left: x, top: y, width, height, background: color }} />;
}

/** SVG over a box; strokes and shapes inside count from its corner. */
export function Drawing(props: {
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly height: number;
  readonly crisp?: boolean;
  readonly children: ReactNode;
}) {
  const { x = 0, y = 0, width, height, crisp, children } = props;
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      style={{ position: "absolute", left: x, top: y, overflow: "visible" }}
      shapeRendering={crisp ? "crispEdges" : "auto"}
      fontFamily='"Instrument Sans","Anek Bangla"'
    >
      {children}
    </svg>
  );
}

/**
 * The hard shadow of things that lie on cloth: no blur, moved by whole cells.
 * @param by pixels to the right and down
 */
export function hardShadow(by: number, color = "rgba(8,10,16,.36)"): CSSProperties {
  return { boxShadow: `${by}px ${by}px 0 ${color}` };
}

/**
 * A child turned in space, for pages lying on a table or leaning on a wall.
 * @param pitch degrees that the top leans back (55 lies on a table)
 * @param yaw degrees that the right side goes away
 * @param roll degrees clockwise on its own surface
 * @param thickness pixels of the hard edge below and to the right
 */
export function Tilt(props: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly pitch?: number;
  readonly yaw?: number;
  readonly roll?: number;
  readonly distance?: number;
  readonly thickness?: number;
  readonly edge?: string;
  readonly children: ReactNode;
}) {
  const { x, y, width, height, pitch = 0, yaw = 0, roll = 0, distance = 2400, thickness = 0 } = props;
  const layers = Array.from({ length: thickness }, (_, i) => `${i + 1}px ${i + 1}px 0 ${props.edge ?? ink}`);
  return (
    <div
      style={{
        position: "absolute",
        left: x,
        top: y,
        width,
        height,
        transform: `perspective(${distance}px) rotateX(${pitch}deg) rotateY(${yaw}deg) rotateZ(${roll}deg)`,
        boxShadow: layers.join(","),
      }}
    >
      {props.children}
    </div>
  );
}
