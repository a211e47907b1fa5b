import type { ReactNode } from "react";
import type { Client } from "../../kit/contract.ts";
import { Drawing } from "../../kit/stage.tsx";

/** Left, top, width and height in pixels. */
export type Place = readonly [number, number, number, number];

/**
 * A drawing over the whole picture, set in the client's typeface.
 * @param client whose lettering is used for everything inside
 */
export function Ink(props: {
  readonly client: Client;
  readonly width?: number;
  readonly height?: number;
  readonly children: ReactNode;
}) {
  const { client, width = 1280, height = 960, children } = props;
  const { family = "Instrument Sans", stretch } = client.lettering;
  return (
    <Drawing width={width} height={height}>
      <g
        fontFamily={`"${family}","Anek Bangla"`}
        style={{ fontStretch: `${stretch}%`, fontVariantNumeric: "tabular-nums" }}
      >
        {children}
      </g>
    </Drawing>
  );
}

/**
 * Words in a drawing.
 * @param at left edge, middle or right edge (as `anchor` says) and baseline
 */
export function Say(props: {
  readonly at: readonly [number, number];
  readonly size?: number;
  readonly weight?: number;
  readonly color: string;
  readonly anchor?: "start" | "middle" | "end";
  readonly family?: string;
  readonly stretch?: number;
  readonly turn?: number;
  readonly children: ReactNode;
}) {
  const { at, size = 28, weight = 500, color, anchor, family, stretch, turn } = props;
  const [x, y] = at;
  return (
    <text
      x={x}
      y={y}
      fill={color}
      fontSize={size}
      fontWeight={weight}
      {...(anchor ? { textAnchor: anchor } : {})}
      {...(family ? { fontFamily: `"${family}","Anek Bangla"` } : {})}
      {...(stretch ? { style: { fontStretch: `${stretch}%` } } : {})}
      {...(turn ? { transform: `rotate(${turn} ${x} ${y})` } : {})}
    >
      {props.children}
    </text>
  );
}

/** A rectangle: filled, outlined, or both. */
export function Box(props: {
  readonly at: Place;
  readonly fill?: string;
  readonly line?: string;
  readonly thick?: number;
  readonly dash?: string;
}) {
  const { at, fill = "none", line, thick = 4, dash } = props;
  const [x, y, width, height] = at;
  return (
    <rect
      x={x}
      y={y}
      width={width}
      height={height}
      fill={fill}
      {...(line ? { stroke: line, strokeWidth: thick } : {})}
      {...(dash ? { strokeDasharray: dash } : {})}
    />
  );
}

/** A line that is never filled. */
export function Wire(props: {
  readonly d: string;
  readonly color: string;
  readonly thick?: number;
  readonly dash?: string;
  readonly cap?: "butt" | "round" | "square";
  readonly join?: "miter" | "round" | "bevel";
}) {
  const { d, color, thick = 4, dash, cap = "butt", join = "miter" } = props;
  return (
    <path
      d={d}
      fill="none"
      stroke={color}
      strokeWidth={thick}
      strokeLinecap={cap}
      strokeLinejoin={join}
      {...(dash ? { strokeDasharray: dash } : {})}
    />
  );
}

/** A filled head of an arrow whose point is at the given place. */
export function Tip(props: {
  readonly at: readonly [number, number];
  readonly to: "right" | "left" | "up" | "down";
  readonly size?: number;
  readonly color: string;
}) {
  const { at, to, size = 16, color } = props;
  const [x, y] = at;
  const turn = { right: 0, down: 90, left: 180, up: 270 }[to];
  return (
    <path
      d={`M0 0L${-size} ${-size * 0.8}V${size * 0.8}Z`}
      fill={color}
      transform={`translate(${x} ${y}) rotate(${turn})`}
    />
  );
}

/** Whole numbers from 0, for what is repeated. */
export function times(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}
