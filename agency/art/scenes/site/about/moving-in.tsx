import type { Draw } from "../../../kit/contract.ts";
import { ink } from "../../../weave/dyes.ts";
import { Hanging, Lying, Solid } from "./axonometry.tsx";
import { Corner, Sun } from "./corner.tsx";
import { Figure } from "./figure.tsx";
import { Carton, Chair, Cup, Handloom, Roll, Slate } from "./furniture.tsx";
import { room } from "./palette.ts";
import {
  apprentice,
  bookkeeper,
  clerk,
  farhana,
  fitter,
  imtiaz,
  modeller,
  nusrat,
  programmer,
  sadia,
  tanvir,
  weaver,
} from "./people.ts";

const SHADOW = room.woodShadow;
/** What is carried in. */
const box = <Carton at={[-0.25, -0.2, -0.1]} />;
const chair = <Chair at={[-0.2, -0.25, -0.5]} fill={room.leaf} back="far" lifted />;
const crate = <Carton at={[-0.28, -0.22, -0.1]} size={[0.56, 0.44, 0.5]} />;

/** The day on which twelve people moved to one floor: an empty room, one long table, cartons, the old loom. */
export const draw: Draw = () => (
  <Corner ground={room.turmeric} size={[7, 5, 2.6]} floor={room.wood} walls={[room.sky, room.paper]}>
    {[0.6, 2.6].map((y) => (
      <g key={y}>
        <Hanging at={[0, y, 0.8]} size={[1.7, 1.45]} fill={ink} turned />
        <Hanging at={[0, y + 0.08, 0.88]} size={[0.73, 1.3]} fill={room.skyDeep} turned />
        <Hanging at={[0, y + 0.89, 0.88]} size={[0.73, 1.3]} fill="#dfe5ff" turned />
        <Sun at={[0.6, y + 0.1, 0]} size={[2.4, 1.5]} fill={room.woodSunny} />
      </g>
    ))}
    {/* The door, open, and what came through it. */}
    <Hanging at={[5.2, 0, 0]} size={[1.2, 2.15]} fill={ink} />
    <Hanging at={[6.4, 0, 0]} size={[0.9, 2.15]} fill={room.madder} turned />
    <Carton at={[0.4, 0.3, 0]} size={[0.9, 0.7, 0.7]} />
    <Carton at={[0.55, 0.35, 0.7]} size={[0.6, 0.55, 0.5]} />
    <Carton at={[1.5, 0.3, 0]} size={[0.7, 0.7, 0.55]} />
    <Figure {...bookkeeper} at={[5.75, 0.45, 0]} turned="left" pose="stride" shadow={SHADOW} holds={box} />
    <Figure {...clerk} at={[2.25, 0.7, 0]} turned="left" away pose="carry" shadow={SHADOW} holds={box} />
    <Figure {...nusrat} at={[3.5, 0.75, 0]} turned="left" pose="point" shadow={SHADOW} />
    <Figure {...fitter} at={[4.75, 1.05, 0]} turned="left" pose="stride" shadow={SHADOW} holds={crate} />
    {[1.6, 5.3].flatMap((x) =>
      [2.05, 3].map((y) => <Solid key={`${x} ${y}`} at={[x, y, 0]} size={[0.1, 0.1, 0.7]} fill={ink} />),
    )}
    <Lying at={[1.9, 2.5, 0]} size={[4.2, 1.2]} fill={room.woodShadow} />
    <Solid at={[1.5, 1.95, 0.68]} size={[4, 1.25, 0.08]} fill={room.turmeric} />
    <Carton at={[1.8, 2.2, 0.76]} size={[0.7, 0.6, 0.45]} />
    <Cup at={[2.6, 2.2, 0.77]} />
    <Cup at={[3.4, 2.02, 0.77]} />
    <Cup at={[4.9, 2.3, 0.77]} />
    <Figure {...modeller} at={[1.2, 2.6, 0]} turned="right" pose="reach" shadow={SHADOW} />
    <Figure {...farhana} at={[6, 1.6, 0]} turned="left" pose="read" shadow={SHADOW} holds={<Slate />} />
    <Figure
      {...tanvir}
      at={[0.75, 3.5, 0]}
      turned="right"
      pose="stride"
      shadow={SHADOW}
      holds={<Roll dye={room.lac} />}
    />
    <Figure {...apprentice} at={[0.9, 4.5, 0]} turned="right" pose="stride" shadow={SHADOW} holds={box} />
    <Figure {...sadia} at={[2.15, 4.15, 0]} turned="right" pose="stride" shadow={SHADOW} holds={chair} />
    <Figure {...imtiaz} at={[4.25, 3.35, 0]} turned="right" pose="reach" shadow={SHADOW} />
    <Figure
      {...programmer}
      at={[3.15, 3.65, 0]}
      turned="right"
      pose="cup"
      shadow={SHADOW}
      holds={<Cup at={[0, 0, 0]} size={0.6} />}
    />
    <Handloom at={[4.6, 3.1, 0]} />
    <Figure {...weaver} at={[6.4, 2.95, 0]} turned="left" pose="reach" shadow={SHADOW} />
  </Corner>
);
