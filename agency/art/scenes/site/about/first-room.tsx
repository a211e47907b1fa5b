import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { ink } from "../../../weave/dyes.ts";
import { Hanging, Lying, Solid } from "./axonometry.tsx";
import { Corner, Sun, Wire } from "./corner.tsx";
import { Figure } from "./figure.tsx";
import { Chair, Cup, Handloom, Pencil } from "./furniture.tsx";
import { room, yarns } from "./palette.ts";
import { imtiaz, tanvir } from "./people.ts";

/** Saris of the shop in front: each with its border, one after the other on a pole. */
function Saris() {
  return (
    <>
      <Hanging at={[0.25, 0.02, 2.32]} size={[4.6, 0.06]} fill={ink} />
      {[...yarns, room.leafPale].map((dye, index) => (
        <g key={dye}>
          <Hanging at={[0.35 + index * 0.56, 0.03, 0.95]} size={[0.48, 1.4]} fill={dye} />
          <Hanging
            at={[0.35 + index * 0.56, 0.03, 1.05]}
            size={[0.48, 0.16]}
            fill={index % 2 ? room.paper : room.turmeric}
          />
          <Hanging at={[0.71 + index * 0.56, 0.03, 0.95]} size={[0.12, 1.4]} fill={mix(dye, ink, 0.3)} />
        </g>
      ))}
    </>
  );
}

/** A pattern on squared paper: what is black is a lifted thread. */
function Pattern({ at: [x, y, z] }: { at: readonly [number, number, number] }) {
  const cells = [..."0011100011111011011111000111110111110001110"].slice(0, 42);
  return (
    <>
      <Lying at={[x, y, z]} size={[1, 0.74]} fill={room.paper} />
      {cells.map((cell, index) =>
        cell === "1" ? (
          <Lying
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no other name.
            key={index}
            at={[x + 0.08 + (index % 7) * 0.12, y + 0.07 + Math.floor(index / 7) * 0.1, z]}
            size={[0.105, 0.085]}
            fill={room.lac}
          />
        ) : null,
      )}
    </>
  );
}

/** The first room behind the sari shops: one loom with its new head, one table with a pattern, two people. */
export const draw: Draw = () => (
  <Corner ground={room.lac} size={[5, 4, 2.6]} floor="#d8c3a5" walls={[room.lacPale, "#fbe3e8"]}>
    <Hanging at={[0, 1.5, 0.95]} size={[1.5, 1.2]} fill={ink} turned />
    <Hanging at={[0, 1.58, 1.02]} size={[0.63, 1.06]} fill={room.skyDeep} turned />
    <Hanging at={[0, 2.29, 1.02]} size={[0.63, 1.06]} fill={room.sky} turned />
    <Sun at={[0.5, 1.6, 0]} size={[2, 1.3]} fill="#ecdcc3" />
    <Saris />
    <Handloom at={[2.6, 0.75, 0]} />
    <Solid at={[2.6, 0.62, 1.5]} size={[1.62, 0.42, 0.5]} fill={room.indigo} />
    {Array.from({ length: 9 }, (_, index) => (
      <Wire
        // biome-ignore lint/suspicious/noArrayIndexKey: the cords are all alike.
        key={index}
        at={[
          [2.8 + index * 0.15, 1.04, 1.5],
          [2.8 + index * 0.15, 1.3, 0.8],
        ]}
        stroke={room.paper}
        width={2}
      />
    ))}
    <Figure {...imtiaz} at={[4.5, 2.05, 0]} turned="left" pose="reach" shadow={room.woodShadow} />
    <Chair at={[1.45, 1.4, 0]} fill={room.madder} back="far" />
    <Lying at={[0.9, 2.3, 0]} size={[2.3, 1.2]} fill="#b99f7d" />
    {[0.7, 2.3].flatMap((x) =>
      [2.05, 2.85].map((y) => <Solid key={`${x} ${y}`} at={[x, y, 0]} size={[0.1, 0.1, 0.7]} fill={ink} />),
    )}
    <Solid at={[0.6, 1.95, 0.68]} size={[1.9, 1.05, 0.08]} fill={room.turmeric} />
    <Pattern at={[0.95, 2.08, 0.77]} />
    <Cup at={[2.2, 2.3, 0.77]} />
    <Solid at={[2, 2.6, 0.76]} size={[0.16, 0.3, 0.04]} fill={room.madder} />
    <Figure {...tanvir} at={[1.65, 1.95, 0.76]} turned="left" pose="work" holds={<Pencil />} />
    {[0, 1, 2].map((index) => (
      <Solid
        key={index}
        at={[0.35 + index * 0.42, 3.35, 0]}
        size={[0.32, 0.32, 0.5]}
        fill={yarns[index * 2] ?? room.leaf}
      />
    ))}
  </Corner>
);
