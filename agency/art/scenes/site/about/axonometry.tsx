import { mix } from "../../../kit/colour.ts";
import { ink } from "../../../weave/dyes.ts";

/** A place in the house, in metres: x along the road, y towards the viewer, z up. */
export type Place = readonly [x: number, y: number, z: number];

/** Pixels of a metre upwards; along the floor it is seen at thirty degrees. */
export const METRE = 74;
const [ACROSS, DOWN] = [METRE * 0.866, METRE * 0.5];
const [LEFT, TOP] = [520, 232];

/** Where a place is in the picture, in pixels. */
export function seen([x, y, z]: Place): [number, number] {
  const round = (value: number) => Math.round(value * 10) / 10;
  return [round(LEFT + (x - y) * ACROSS), round(TOP + (x + y) * DOWN - z * METRE)];
}

/** A flat piece between places; its edge closes the seam to the next one. */
export function Flat(props: { readonly at: readonly Place[]; readonly fill: string }) {
  const { at, fill } = props;
  return (
    <polygon
      points={at.map((place) => seen(place).join()).join(" ")}
      fill={fill}
      stroke={fill.length > 7 ? "none" : fill}
      strokeWidth="0.7"
      strokeLinejoin="round"
    />
  );
}

/** A piece of the floor's height, or of a table's: from a corner, so wide and so deep. */
export function Lying(props: {
  readonly at: Place;
  readonly size: readonly [width: number, depth: number];
  readonly fill: string;
}) {
  const [x, y, z] = props.at;
  const [w, d] = props.size;
  return (
    <Flat
      at={[
        [x, y, z],
        [x + w, y, z],
        [x + w, y + d, z],
        [x, y + d, z],
      ]}
      fill={props.fill}
    />
  );
}

/** A piece on a wall that runs along the road, or (`turned`) away from it. */
export function Hanging(props: {
  readonly at: Place;
  readonly size: readonly [width: number, height: number];
  readonly fill: string;
  readonly turned?: boolean;
}) {
  const [x, y, z] = props.at;
  const [w, h] = props.size;
  const [dx, dy] = props.turned ? [0, w] : [w, 0];
  return (
    <Flat
      at={[
        [x, y, z],
        [x + dx, y + dy, z],
        [x + dx, y + dy, z + h],
        [x, y, z + h],
      ]}
      fill={props.fill}
    />
  );
}

/** A block with its two sides that are seen, each a tone darker, and its shadow where it stands on the floor. */
export function Solid(props: {
  readonly at: Place;
  readonly size: readonly [width: number, depth: number, height: number];
  readonly fill: string;
  readonly shadow?: string;
}) {
  const { at, size, fill, shadow } = props;
  const [x, y, z] = at;
  const [w, d, h] = size;
  const [sx, sy] = [h * 0.55, h * 0.2];
  return (
    <>
      {shadow && (
        <Flat
          at={[
            [x, y, z],
            [x + w, y, z],
            [x + w + sx, y + sy, z],
            [x + w + sx, y + d + sy, z],
            [x + sx, y + d + sy, z],
            [x, y + d, z],
          ]}
          fill={shadow}
        />
      )}
      <Hanging at={[x, y + d, z]} size={[w, h]} fill={mix(fill, ink, 0.2)} />
      <Hanging at={[x + w, y, z]} size={[d, h]} fill={mix(fill, ink, 0.42)} turned />
      <Lying at={[x, y, z + h]} size={[w, d]} fill={fill} />
    </>
  );
}
