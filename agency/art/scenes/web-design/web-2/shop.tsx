import type { ReactNode } from "react";
import { At, Stage } from "../../../kit/stage.tsx";
import { type Piece, Quilt } from "./quilt.tsx";

/** A stage on which everything is set in the shop's typeface. */
export function Table(props: {
  readonly ground: string;
  readonly ink: string;
  readonly children: ReactNode;
}) {
  return (
    <Stage ground={props.ground}>
      <At x={0} y={0} width={1280} height={960} style={{ fontFamily: "Figtree", color: props.ink }}>
        {props.children}
      </At>
    </Stage>
  );
}

/** A line of text at a place. */
export function Line(props: {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly weight?: number;
  readonly color?: string;
  readonly width?: number;
  readonly align?: "left" | "center" | "right";
  readonly children: ReactNode;
}) {
  const { x, y, size = 24, weight = 500, color, width, align = "left" } = props;
  return (
    <At
      x={x}
      y={y}
      {...(width === undefined ? {} : { width })}
      style={{
        fontSize: size,
        fontWeight: weight,
        lineHeight: 1.2,
        textAlign: align,
        whiteSpace: width === undefined ? "nowrap" : "normal",
        ...(color ? { color } : {}),
      }}
    >
      {props.children}
    </At>
  );
}

/** The four standard photographs of a quilt: whole, corner, back, stitch with a ruler. */
export function Photo(props: {
  readonly view: number;
  readonly piece: Piece;
  readonly size: number;
  readonly wall: string;
  readonly rule?: string;
}) {
  const { view, piece, size, wall, rule } = props;
  const inset = size * 0.16;
  return (
    <div style={{ position: "relative", width: size, height: size, background: wall, overflow: "hidden" }}>
      {view === 0 && (
        <At x={inset} y={size * 0.06}>
          <Quilt piece={piece} width={size - inset * 2} height={size * 0.88} cell={Math.max(3, size / 44)} />
        </At>
      )}
      {view === 1 && (
        <At x={inset} y={inset} turn={-8} style={{ transformOrigin: "0 0" }}>
          <Quilt piece={piece} width={size * 1.2} height={size * 1.3} cell={size / 15} />
        </At>
      )}
      {view === 2 && (
        <At x={inset} y={size * 0.06}>
          <Quilt piece={piece} width={size - inset * 2} height={size * 0.88} cell={size / 36} back />
        </At>
      )}
      {view === 3 && <Quilt piece={piece} width={size} height={size} cell={size / 5} />}
      {view === 3 && rule !== undefined && (
        <At x={0} y={size * 0.72} width={size} height={size * 0.2} style={{ background: "#fffaf5" }}>
          <div
            style={{
              height: size * 0.07,
              background: `repeating-linear-gradient(90deg,#231019 0 3px,transparent 3px ${size / 10}px)`,
            }}
          />
          <Line x={10} y={size * 0.075} size={22} weight={700} color="#231019">
            {rule}
          </Line>
        </At>
      )}
    </div>
  );
}

/** A ring of fifteen stitches, one for each minute that a piece is still held. */
export function HoldRing(props: {
  readonly size: number;
  readonly minutes: number;
  readonly color: string;
  readonly gone: string;
}) {
  const { size, minutes, color, gone } = props;
  const radius = size / 2 - 8;
  return (
    <svg aria-hidden="true" width={size} height={size} style={{ display: "block" }}>
      {Array.from({ length: 15 }, (_, i) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a minute is its place
          key={i}
          d={`M${size / 2} ${size / 2 - radius}a${radius} ${radius} 0 0 1 ${radius * Math.sin(0.3)} ${radius * (1 - Math.cos(0.3))}`}
          transform={`rotate(${i * 24} ${size / 2} ${size / 2})`}
          fill="none"
          stroke={i < minutes ? color : gone}
          strokeWidth={12}
        />
      ))}
    </svg>
  );
}
