import type { Draw } from "../../../kit/contract.ts";
import { ink } from "../../../weave/dyes.ts";
import { Hanging, Lying, Solid } from "./axonometry.tsx";
import { Corner, Wire } from "./corner.tsx";
import { Figure } from "./figure.tsx";
import { Chair, Cup, Laptop, Plant } from "./furniture.tsx";
import { room } from "./palette.ts";

/** Row, beginning, length and dye of a job on the wall, in twelfths. */
const JOBS: readonly (readonly [number, number, number, string])[] = [
  [0, 0, 5, room.indigo],
  [0, 6, 4, room.madder],
  [1, 1, 8, room.turmeric],
  [2, 0, 3, room.lac],
  [2, 4, 7, room.leaf],
  [3, 2, 4, room.timber],
  [3, 7, 5, room.leafPale],
  [4, 0, 9, room.skyDeep],
];

/** The plan of the year on the wall, one strip to a job, and a thread for today. */
function YearPlan() {
  return (
    <>
      <Hanging at={[0.5, 0.02, 0.62]} size={[4.5, 1.75]} fill={ink} />
      <Hanging at={[0.56, 0.03, 0.68]} size={[4.38, 1.63]} fill={room.paper} />
      {JOBS.map(([row, from, long, dye]) => (
        <Hanging
          key={`${row} ${from}`}
          at={[0.66 + from * 0.35, 0.04, 1.98 - row * 0.3]}
          size={[long * 0.35, 0.2]}
          fill={dye}
        />
      ))}
      <Wire
        at={[
          [3.1, 0.05, 2.4],
          [3.1, 0.05, 0.6],
        ]}
        stroke={room.madder}
        width={4}
      />
    </>
  );
}

/** Five people before the plan of the year: the first spring in which they led every larger job together. */
export const draw: Draw = () => (
  <Corner ground={room.leaf} size={[5.4, 4, 2.6]} floor={room.wood} walls={["#bfe3d2", "#dff0e7"]}>
    <YearPlan />
    <Hanging at={[0, 0.9, 0]} size={[1.1, 2.1]} fill={room.turmeric} turned />
    <Hanging at={[0, 1.84, 0.95]} size={[0.09, 0.1]} fill={ink} turned />
    <Plant at={[0.7, 2.7, 0]} tall={0.9} />
    <Lying at={[0.9, 1.2, 0]} size={[4, 1]} fill={room.woodShadow} />
    <Figure at={[1.1, 0.95, 0]} skin="#dfa06c" hair={ink} dress={room.lac} standing knot />
    <Figure at={[2.2, 0.95, 0]} skin="#d08f58" hair={ink} dress={room.indigo} standing beard />
    <Figure
      at={[3.3, 0.95, 0]}
      skin="#e3aa78"
      hair={ink}
      dress={room.steel}
      scarf={room.steel}
      glasses={room.madder}
      standing
    />
    <Figure at={[4.4, 0.95, 0]} skin="#d9965c" hair={ink} dress={room.madder} standing long />
    {[1.5, 4.1].flatMap((x) =>
      [1.95, 2.75].map((y) => <Solid key={`${x} ${y}`} at={[x, y, 0]} size={[0.1, 0.1, 0.7]} fill={ink} />),
    )}
    <Lying at={[1.7, 2.3, 0]} size={[3.1, 1.2]} fill={room.woodShadow} />
    <Solid at={[1.4, 1.85, 0.68]} size={[2.95, 1.1, 0.08]} fill={room.turmeric} />
    <Laptop at={[1.6, 2.2, 0.76]} />
    <Lying at={[2.4, 2.05, 0.77]} size={[0.6, 0.44]} fill={room.paper} />
    {[room.lac, room.indigo, room.turmeric].map((dye, index) => (
      <g key={dye}>
        <Solid at={[3.2 + index * 0.3, 2.2, 0.76]} size={[0.22, 0.42, 0.03]} fill={ink} />
        <Lying
          at={[3.22 + index * 0.3, 2.23, 0.795]}
          size={[0.18, 0.36]}
          fill={index === 2 ? room.lacPale : dye}
        />
      </g>
    ))}
    <Cup at={[2.3, 2.75, 0.77]} />
    <Cup at={[3, 2.8, 0.77]} />
    <Figure at={[2.9, 3.35, 0.45]} skin="#bd7744" hair="#c3c9c1" dress={room.skyDeep} bald away />
    <Chair at={[2.65, 3.1, 0]} fill={room.madder} back="near" />
  </Corner>
);
