import type { Draw } from "../../../kit/contract.ts";
import { ink } from "../../../weave/dyes.ts";
import { Hanging, Lying, Solid } from "./axonometry.tsx";
import { Corner, Wire } from "./corner.tsx";
import { Figure } from "./figure.tsx";
import { Chair, Cup, Laptop, Pencil, Plant, Slate } from "./furniture.tsx";
import { room } from "./palette.ts";
import { farhana, imtiaz, nusrat, sadia, tanvir } from "./people.ts";

/** Row, beginning, length and dye of a job on the wall, in twelfths. */
const JOBS: readonly (readonly [number, number, number, string])[] = [
  [0, 0, 5, room.indigo],
  [0, 6, 4, room.madder],
  [1, 1, 8, room.turmeric],
  [2, 0, 3, room.lac],
  [2, 5, 6, room.leaf],
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
    <Figure {...tanvir} at={[2.62, 0.5, 0]} turned="right" pose="point" shadow={room.woodShadow} />
    <Chair at={[1.85, 1.3, 0]} fill={room.leaf} back="far" />
    <Chair at={[3.2, 1.3, 0]} fill={room.leaf} back="far" />
    <Figure
      {...imtiaz}
      at={[0.95, 2.35, 0]}
      turned="right"
      pose="cup"
      shadow={room.woodShadow}
      holds={<Cup at={[0, 0, 0]} size={0.6} />}
    />
    {[1.5, 4.1].flatMap((x) =>
      [1.95, 2.75].map((y) => <Solid key={`${x} ${y}`} at={[x, y, 0]} size={[0.1, 0.1, 0.7]} fill={ink} />),
    )}
    <Lying at={[1.7, 2.3, 0]} size={[3.1, 1.2]} fill={room.woodShadow} />
    <Solid at={[1.4, 1.85, 0.68]} size={[2.95, 1.1, 0.08]} fill={room.turmeric} />
    <Lying at={[1.72, 2.2, 0.77]} size={[0.5, 0.36]} fill={room.paper} />
    <Lying at={[2.1, 2.5, 0.77]} size={[0.5, 0.3]} fill={room.sky} />
    {[room.lac, room.indigo, room.lacPale].map((dye, index) => (
      <g key={dye}>
        <Solid at={[2.5 + index * 0.24, 2.02, 0.76]} size={[0.18, 0.34, 0.03]} fill={ink} />
        <Lying at={[2.52 + index * 0.24, 2.05, 0.795]} size={[0.14, 0.28]} fill={dye} />
      </g>
    ))}
    <Cup at={[1.62, 2.72, 0.77]} />
    <Cup at={[2.95, 2.7, 0.77]} />
    <Cup at={[4.1, 2.6, 0.77]} />
    <Figure {...nusrat} at={[2.05, 1.85, 0.76]} turned="left" pose="work" holds={<Pencil />} />
    <Figure {...farhana} at={[3.4, 1.85, 0.76]} turned="left" pose="work" />
    <Laptop at={[3.2, 2.2, 0.76]} />
    <Figure
      {...sadia}
      at={[4.85, 2.3, 0]}
      turned="left"
      pose="read"
      shadow={room.woodShadow}
      holds={<Slate />}
    />
    <Chair at={[2.65, 3.1, 0]} fill={room.madder} back="near" />
  </Corner>
);
