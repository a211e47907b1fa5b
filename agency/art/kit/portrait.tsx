import { type ReactNode, useId } from "react";
import { Drawing, Stage } from "./stage.tsx";

type Point = readonly [x: number, y: number];

/** A stroke from a point, bent towards a point, to a point, and how thick it is in its middle. */
type Stroke = readonly [from: Point, by: Point, to: Point, thick: number];

/**
 * A portrait of 640 by 640 as if cut from paper: one flat ground, flat shapes, one light from the upper left.
 * The face stands between 100 and 540 across and 80 and 530 down, which is what the smallest crop shows.
 * @param middle the point of the drawing that comes to the picture's middle
 * @param scale how much larger than drawn
 * @param tilt degrees clockwise
 */
export function Portrait(props: {
  readonly ground: string;
  readonly middle: Point;
  readonly scale: number;
  readonly tilt?: number;
  readonly children: ReactNode;
}) {
  const { ground, middle, scale, tilt = 0, children } = props;
  return (
    <Stage ground={ground} width={640} height={640}>
      <Drawing width={640} height={640}>
        <g
          transform={`translate(320 320) rotate(${tilt}) scale(${scale}) translate(${-middle[0]} ${-middle[1]})`}
        >
          {children}
        </g>
      </Drawing>
    </Stage>
  );
}

/**
 * A piece of paper, and what lies on it and ends at its edge: its shadow side, marks, another piece.
 * @param d its outline
 */
export function Cut(props: { readonly d: string; readonly fill: string; readonly children?: ReactNode }) {
  const { d, fill, children } = props;
  const id = useId();
  return (
    <>
      <path d={d} fill={fill} />
      {children && (
        <>
          <clipPath id={id}>
            <path d={d} />
          </clipPath>
          <g clipPath={`url(#${id})`}>{children}</g>
        </>
      )}
    </>
  );
}

/**
 * Strokes of a gouge: thin at both ends, thick in the middle.
 * @returns path data of all of them
 */
export function gouge(...strokes: readonly Stroke[]): string {
  return strokes
    .map(([from, by, to, thick]) => {
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const length = Math.hypot(dx, dy) || 1;
      const [x, y] = [(-dy / length) * thick, (dx / length) * thick];
      return `M${from}Q${by[0] + x} ${by[1] + y} ${to}Q${by[0] - x} ${by[1] - y} ${from}Z`;
    })
    .join("");
}

/**
 * A row of strokes from a first to a last one, as a comb leaves them in hair or a gouge at the edge of a shadow.
 * @param count how many, both ends included
 */
export function rake(first: Stroke, last: Stroke, count: number): string {
  const strokes = Array.from({ length: count }, (_, i): Stroke => {
    const t = count > 1 ? i / (count - 1) : 0;
    const mix = (a: number, b: number) => Math.round((a + (b - a) * t) * 10) / 10;
    const point = (a: Point, b: Point): Point => [mix(a[0], b[0]), mix(a[1], b[1])];
    return [
      point(first[0], last[0]),
      point(first[1], last[1]),
      point(first[2], last[2]),
      mix(first[3], last[3]),
    ];
  });
  return gouge(...strokes);
}
