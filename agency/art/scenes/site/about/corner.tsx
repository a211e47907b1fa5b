import type { ReactNode } from "react";
import { mix } from "../../../kit/colour.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { ink } from "../../../weave/dyes.ts";
import { Flat, Hanging, Lying, type Place, Solid, seen } from "./axonometry.tsx";

const CUT = 0.16;

/** A room with its two far walls, cut open, large in the middle of a stage of one colour. */
export function Corner(props: {
  readonly ground: string;
  readonly size: readonly [wide: number, deep: number, high: number];
  readonly floor: string;
  readonly walls: readonly [left: string, back: string];
  readonly children: ReactNode;
}) {
  const { ground, floor, walls, children } = props;
  const [wide, deep, high] = props.size;
  const [[left], [right], [, top], [, bottom]] = [
    seen([0, deep, 0]),
    seen([wide, 0, 0]),
    seen([0, 0, high]),
    seen([wide, deep, -0.4]),
  ];
  const scale = Math.min(1060 / (right - left), 860 / (bottom - top));
  const [x, y] = [640 - ((left + right) / 2) * scale, 480 - ((top + bottom) / 2) * scale];
  return (
    <Stage ground={ground}>
      <Drawing width={1280} height={960}>
        <g transform={`translate(${x} ${y}) scale(${scale})`}>
          <Solid at={[-CUT, -CUT, -0.3]} size={[wide + CUT, deep + CUT, 0.3]} fill={mix(ground, ink, 0.45)} />
          <Lying at={[0, 0, 0]} size={[wide, deep]} fill={floor} />
          <Hanging at={[0, 0, 0]} size={[deep, high]} fill={walls[0]} turned />
          <Hanging at={[0, 0, 0]} size={[wide, high]} fill={walls[1]} />
          <Lying at={[-CUT, -CUT, high]} size={[wide + CUT, CUT]} fill={ink} />
          <Lying at={[-CUT, -CUT, high]} size={[CUT, deep + CUT]} fill={ink} />
          <Hanging at={[wide, -CUT, 0]} size={[CUT, high]} fill={ink} turned />
          <Hanging at={[-CUT, deep, 0]} size={[CUT, high]} fill={ink} />
          {children}
        </g>
      </Drawing>
    </Stage>
  );
}

/** A thread or a wire through places. */
export function Wire(props: {
  readonly at: readonly Place[];
  readonly stroke: string;
  readonly width?: number;
}) {
  return (
    <polyline
      points={props.at.map((place) => seen(place).join()).join(" ")}
      fill="none"
      stroke={props.stroke}
      strokeWidth={props.width ?? 3}
      strokeLinejoin="round"
    />
  );
}

/** Light that falls through a window onto the floor. */
export function Sun(props: {
  readonly at: Place;
  readonly size: readonly [number, number];
  readonly fill: string;
}) {
  const [x, y, z] = props.at;
  const [w, d] = props.size;
  return (
    <Flat
      at={[
        [x, y, z],
        [x, y + d, z],
        [x + w, y + d + w * 0.25, z],
        [x + w, y + w * 0.25, z],
      ]}
      fill={props.fill}
    />
  );
}
