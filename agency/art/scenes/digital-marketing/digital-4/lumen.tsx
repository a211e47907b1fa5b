import type { ReactNode } from "react";
import { At, Stage } from "../../../kit/stage.tsx";
import { mulberry32 } from "../../../weave/random.ts";

const face = '"Figtree","Instrument Sans","Anek Bangla"';

/** A stage on which everything is set in the school's typeface. */
export function Board(props: {
  readonly ground: string;
  readonly ink: string;
  readonly children: ReactNode;
}) {
  return (
    <Stage ground={props.ground}>
      <At x={0} y={0} width={1280} height={960} style={{ fontFamily: face, color: props.ink }}>
        {props.children}
      </At>
    </Stage>
  );
}

/** A line of text at a place. */
export function Say(props: {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly weight?: number;
  readonly color?: string;
  readonly width?: number;
  readonly align?: "left" | "center" | "right";
  readonly leading?: number;
  readonly children: ReactNode;
}) {
  const { x, y, size = 26, weight = 600, color, width, align = "left", leading = 1.15 } = props;
  return (
    <At
      x={x}
      y={y}
      {...(width === undefined ? {} : { width })}
      style={{
        fontSize: size,
        fontWeight: weight,
        lineHeight: leading,
        letterSpacing: size > 60 ? "-0.03em" : 0,
        textAlign: align,
        whiteSpace: width === undefined ? "nowrap" : "normal",
        fontVariantNumeric: "tabular-nums",
        ...(color ? { color } : {}),
      }}
    >
      {props.children}
    </At>
  );
}

/** Font properties for text inside a `Drawing`. */
export const face900 = { fontFamily: face, fontWeight: 900 } as const;

/** The outline of the lit window that speaks: a box with a tail at its lower left, as a path from 0 0. */
export function bubble(width: number, height: number): string {
  return `M0 0H${width}V${height}H${width * 0.46}L${width * 0.2} ${height * 1.33}V${height}H0Z`;
}

/** The window that speaks, framed, with its bars. Inside a `Drawing`. */
export function Bubble(props: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill: string;
  readonly line: string;
  readonly thick?: number;
  readonly bars?: boolean;
}) {
  const { x, y, width, height, fill, line, thick = 10, bars = true } = props;
  return (
    <g transform={`translate(${x} ${y})`} stroke={line} strokeWidth={thick}>
      <path d={bubble(width, height)} fill={fill} strokeLinejoin="miter" />
      {bars && <path d={`M${width / 2} 0V${height}M0 ${height / 2}H${width}`} />}
    </g>
  );
}

/** A house front at night, some windows lit. Inside a `Drawing`. */
export function Facade(props: {
  readonly width: number;
  readonly height: number;
  readonly wall: string;
  readonly dark: string;
  readonly lit: string;
  readonly seed: number;
  readonly step?: number;
}) {
  const { width, height, wall, dark, lit, seed, step = 64 } = props;
  const random = mulberry32(seed);
  const spots = Array.from({ length: Math.floor(width / step) * Math.floor(height / step) }, (_, i) => ({
    x: (i % Math.floor(width / step)) * step + step * 0.2,
    y: Math.floor(i / Math.floor(width / step)) * step + step * 0.16,
    on: random() < 0.3,
  }));
  return (
    <>
      <rect width={width} height={height} fill={wall} />
      {spots.map(({ x, y, on }) => (
        <rect key={`${x},${y}`} x={x} y={y} width={step * 0.6} height={step * 0.68} fill={on ? lit : dark} />
      ))}
    </>
  );
}
