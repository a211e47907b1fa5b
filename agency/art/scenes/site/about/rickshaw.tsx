import { mix } from "../../../kit/colour.ts";
import { ink } from "../../../weave/dyes.ts";
import { Flat, Hanging, Lying, type Place, Solid } from "./axonometry.tsx";
import { Wire } from "./corner.tsx";
import { Figure } from "./figure.tsx";
import { room, yarns } from "./palette.ts";
import { driver, passenger } from "./people.ts";
import { SHADE } from "./street.tsx";

/** Points of an arc upright along the road, from one angle to another in turns. */
function arc([x, y, z]: Place, radius: number, from: number, to: number, steps = 24): Place[] {
  return Array.from({ length: steps + 1 }, (_, i): Place => {
    const angle = (from + ((to - from) * i) / steps) * 2 * Math.PI;
    return [x + radius * Math.cos(angle), y, z + radius * Math.sin(angle)];
  });
}

/** A wheel with spokes. */
function Wheel({ at }: { readonly at: Place }) {
  return (
    <>
      <Flat at={arc(at, 0.52, 0, 1)} fill={ink} />
      <Flat at={arc(at, 0.43, 0, 1)} fill={room.wall} />
      {[0, 1, 2, 3].map((i) => (
        <Wire key={i} at={arc(at, 0.43, i / 8, i / 8 + 0.5, 1)} stroke={room.steel} width={2} />
      ))}
      <Flat at={arc(at, 0.09, 0, 1)} fill={room.madder} />
    </>
  );
}

/** A cycle rickshaw with a painted hood: its driver pedals, and somebody sits below the hood. */
export function Rickshaw({ at: [x, y] }: { readonly at: Place }) {
  const hinge: Place = [x - 0.3, y, 1.05];
  const hood = arc(hinge, 0.98, 0.2, 0.5, yarns.length);
  return (
    <>
      <Lying at={[x - 0.7, y - 0.3, 0]} size={[3.7, 1.4]} fill={SHADE} />
      <Wheel at={[x, y - 0.6, 0.52]} />
      <Wheel at={[x + 2.3, y, 0.52]} />
      <Solid at={[x - 0.6, y - 0.5, 0.42]} size={[1.5, 1, 0.1]} fill={room.leaf} />
      <Wire
        at={[
          [x + 0.8, y, 0.5],
          [x + 1.58, y, 0.45],
          [x + 1.36, y, 1],
          [x + 2.06, y, 1.08],
          [x + 1.58, y, 0.45],
        ]}
        stroke={room.turmeric}
        width={6}
      />
      <Wire
        at={[
          [x + 2.3, y, 0.52],
          [x + 2.06, y, 1.08],
          [x + 1.98, y, 1.35],
        ]}
        stroke={room.turmeric}
        width={7}
      />
      <Wire
        at={[
          [x + 1.98, y - 0.3, 1.36],
          [x + 1.98, y + 0.3, 1.36],
        ]}
        stroke={room.paper}
        width={6}
      />
      <Solid at={[x + 1.2, y - 0.1, 0.96]} size={[0.3, 0.2, 0.06]} fill={ink} />
      {/* The seat with its back, and the hood from its far side to its near one. */}
      <Solid at={[x - 0.6, y - 0.5, 0.5]} size={[0.16, 1, 0.95]} fill={room.lac} />
      <Solid at={[x - 0.45, y - 0.5, 0.52]} size={[0.75, 1, 0.34]} fill={room.madder} />
      <Figure {...passenger} at={[x + 0.12, y + 0.05, 0.42]} turned="right" pose="ride" />
      {hood.slice(1).map((end, i) => {
        const start = hood[i] ?? end;
        return (
          <Flat
            key={yarns[i]}
            at={[start, end, end, start].map(
              ([px, , pz], corner): Place => [px, y + (corner < 2 ? -0.55 : 0.55), pz],
            )}
            fill={mix(yarns[i] ?? ink, room.paper, i % 2 ? 0.1 : 0)}
          />
        );
      })}
      <Flat
        at={[[x - 0.55, y + 0.55, 1], ...arc([x - 0.3, y + 0.55, 1.05], 0.98, 0.27, 0.5)]}
        fill={room.lac}
      />
      <Flat
        at={[[x - 0.62, y + 0.55, 1.08], ...arc([x - 0.32, y + 0.55, 1.08], 0.82, 0.3, 0.47)]}
        fill={room.turmeric}
      />
      <Flat at={arc([x - 0.76, y + 0.56, 1.4], 0.15, 0, 1)} fill={room.madder} />
      <Hanging at={[x - 0.6, y + 0.5, 0.42]} size={[1.2, 0.46]} fill={room.lac} />
      <Hanging at={[x - 0.52, y + 0.5, 0.5]} size={[1.04, 0.28]} fill={room.leafPale} />
      <Wheel at={[x, y + 0.62, 0.52]} />
      <Figure {...driver} at={[x + 1.35, y, 0.05]} turned="right" pose="cycle" />
    </>
  );
}
