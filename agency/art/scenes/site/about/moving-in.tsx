import type { Draw } from "../../../kit/contract.ts";
import { ink } from "../../../weave/dyes.ts";
import { Hanging, Lying, type Place, Solid } from "./axonometry.tsx";
import { Corner, Sun } from "./corner.tsx";
import { Figure, type Look } from "./figure.tsx";
import { Cup, Handloom, Plant } from "./furniture.tsx";
import { room } from "./palette.ts";

/** A carton with its tape. */
function Carton({ at, size }: { at: Place; size: readonly [number, number, number] }) {
  const [x, y, z] = at;
  const [w, d, h] = size;
  return (
    <>
      <Solid at={at} size={size} fill="#d9a566" shadow="#b9b9c9" />
      <Lying at={[x, y + d / 2 - 0.05, z + h + 0.01]} size={[w, 0.1]} fill={room.paper} />
    </>
  );
}

/** Who carries what in: three rows, the first one at the back. */
const BACK: readonly Look[] = [
  { skin: "#dfa06c", hair: ink, dress: room.lac, knot: true },
  { skin: "#8a5a3c", hair: ink, dress: room.madder },
  { skin: "#d08f58", hair: ink, dress: room.indigo, beard: true },
  { skin: "#e3aa78", hair: ink, dress: room.steel, scarf: room.steel, glasses: room.madder },
  { skin: "#c98a58", hair: ink, dress: room.leafPale },
];
const FRONT: readonly Look[] = [
  { skin: "#bd7744", hair: "#c3c9c1", dress: room.skyDeep, bald: true },
  { skin: "#d9965c", hair: ink, dress: room.madder, long: true },
  { skin: "#a9683d", hair: ink, dress: room.leaf, scarf: room.paper },
  { skin: "#6f4630", hair: ink, dress: room.turmeric },
];

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
    {BACK.map((look, index) => (
      <Figure
        key={look.dress + look.skin}
        {...look}
        at={[2.55 + index * 0.78, 0.75 + (index % 2) * 0.25, 0]}
        standing
      />
    ))}
    {[1.6, 5.3].flatMap((x) =>
      [2.05, 3].map((y) => <Solid key={`${x} ${y}`} at={[x, y, 0]} size={[0.1, 0.1, 0.7]} fill={ink} />),
    )}
    <Lying at={[1.9, 2.5, 0]} size={[4.2, 1.2]} fill={room.woodShadow} />
    <Figure at={[0.95, 2.6, 0]} skin="#c98a58" hair={ink} dress={room.lac} standing />
    <Solid at={[1.5, 1.95, 0.68]} size={[4, 1.25, 0.08]} fill={room.turmeric} />
    <Carton at={[1.8, 2.2, 0.76]} size={[0.7, 0.6, 0.45]} />
    {[3.1, 3.5, 4.4].map((x) => (
      <Cup key={x} at={[x, 2.5, 0.77]} />
    ))}
    <Figure at={[6.1, 2.4, 0]} skin="#dfa06c" hair={ink} dress={room.indigo} standing />
    {FRONT.map((look, index) => (
      <Figure
        key={look.dress + look.skin}
        {...look}
        at={[1.35 + index * 0.95, 4 + (index % 2) * 0.3, 0]}
        standing
        away={index === 2}
      />
    ))}
    <Plant at={[0.75, 4.2, 0]} tall={0.8} />
    <Handloom at={[4.6, 3.1, 0]} />
  </Corner>
);
