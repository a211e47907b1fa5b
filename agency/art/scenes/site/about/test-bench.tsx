import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { ink } from "../../../weave/dyes.ts";
import { Flat, Hanging, Lying, Solid } from "./axonometry.tsx";
import { Corner, Wire } from "./corner.tsx";
import { Figure } from "./figure.tsx";
import { Slate } from "./furniture.tsx";
import { room, yarns } from "./palette.ts";
import { imtiaz, weaver } from "./people.ts";

const STEEL = "#8fa0a6";
const FLOOR = "#c9b8a8";

/** The rapier loom: two side frames, the warp beam behind, the cloth in seven dyes that runs to us. */
function RapierLoom() {
  return (
    <>
      <Lying at={[1.4, 1, 0]} size={[3.3, 2.2]} fill={mix(FLOOR, ink, 0.3)} />
      <Solid at={[1.5, 0.75, 0.45]} size={[2.3, 0.5, 0.5]} fill={room.steel} />
      {yarns.map((dye, index) => (
        <Lying key={dye} at={[1.5 + index * 0.33, 0.75, 0.96]} size={[0.33, 0.5]} fill={dye} />
      ))}
      <Solid at={[1, 0.7, 0]} size={[0.5, 2, 1.25]} fill={room.indigo} />
      <Solid at={[1.5, 1.35, 1.35]} size={[2.3, 0.3, 0.22]} fill={STEEL} />
      {yarns.map((dye, index) => (
        <Lying key={dye} at={[1.5 + index * 0.33, 1.25, 0.98]} size={[0.33, 1.15]} fill={dye} />
      ))}
      <Lying at={[1.5, 1.7, 0.99]} size={[2.31, 0.09]} fill={room.paper} />
      {yarns.map((dye, index) => (
        <Hanging
          key={dye}
          at={[1.5 + index * 0.33, 2.4, 0.35]}
          size={[0.33, 0.63]}
          fill={mix(dye, ink, 0.18)}
        />
      ))}
      <Solid at={[1.5, 2.4, 0.15]} size={[2.3, 0.24, 0.28]} fill={ink} />
      <Solid at={[3.8, 0.7, 0]} size={[0.5, 2, 1.25]} fill={room.indigo} />
      <Hanging at={[4.3, 1, 0.25]} size={[1.3, 0.7]} fill={room.turmeric} turned />
      <Hanging at={[4.3, 1.15, 0.75]} size={[0.5, 0.1]} fill={ink} turned />
    </>
  );
}

/** The bench in Tongi: the loom, a camera above its cloth, the controller that is tried on it, and who reads it. */
export const draw: Draw = () => (
  <Corner ground={room.catechu} size={[6, 4, 2.7]} floor={FLOOR} walls={["#8d5a45", "#a96b50"]}>
    {/* Corrugated sheet. */}
    {Array.from({ length: 15 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the ribs are all alike.
      <Hanging key={index} at={[0.2 + index * 0.39, 0, 0.01]} size={[0.14, 2.67]} fill="#96593f" />
    ))}
    <Hanging at={[0, 1.2, 1.2]} size={[1.6, 1]} fill={ink} turned />
    <Hanging at={[0, 1.28, 1.28]} size={[0.68, 0.84]} fill={room.skyDeep} turned />
    <Hanging at={[0, 2.04, 1.28]} size={[0.68, 0.84]} fill={room.sky} turned />
    {/* A yellow line around the machine. */}
    <Lying at={[0.6, 0.4, 0]} size={[4.2, 2.9]} fill={room.turmeric} />
    <Lying at={[0.7, 0.5, 0]} size={[4, 2.7]} fill={FLOOR} />
    <Figure
      {...weaver}
      dress={room.turmeric}
      cloth={room.lac}
      at={[0.5, 2.2, 0]}
      turned="right"
      pose="reach"
    />
    <RapierLoom />
    {/* The camera on its gantry, and what it sees. */}
    <Flat
      at={[
        [2.65, 2.05, 1.9],
        [1.9, 2.3, 1],
        [3.4, 2.3, 1],
      ]}
      fill="#ffe08a99"
    />
    <Solid at={[1.1, 2.1, 1.25]} size={[0.12, 0.12, 0.85]} fill={ink} />
    <Solid at={[4.05, 2.1, 1.25]} size={[0.12, 0.12, 0.85]} fill={ink} />
    <Solid at={[1.1, 2.1, 2.1]} size={[3.07, 0.12, 0.1]} fill={ink} />
    <Solid at={[2.5, 2.02, 1.86]} size={[0.32, 0.26, 0.26]} fill={room.paper} />
    {/* The cabinet, and its wires to the loom. */}
    {[room.madder, room.leafPale, room.turmeric, room.paper].map((dye, index) => (
      <Wire
        key={dye}
        at={[
          [4.3, 1.2 + index * 0.12, 0.5],
          [4.62, 1.2 + index * 0.12, 0.02],
          [5.1, 1.1 + index * 0.1, 0.02],
          [5.1, 1.1 + index * 0.1, 0.6],
        ]}
        stroke={dye}
        width={4}
      />
    ))}
    <Lying at={[5.1, 0.7, 0]} size={[0.9, 0.9]} fill={mix(FLOOR, ink, 0.3)} />
    <Solid at={[5.05, 0.5, 0]} size={[0.75, 0.9, 1.9]} fill={room.paper} />
    <Hanging at={[5.12, 1.4, 0.95]} size={[0.6, 0.75]} fill={ink} />
    <Hanging at={[5.18, 1.41, 1.3]} size={[0.48, 0.32]} fill={room.leafPale} />
    {[room.madder, room.turmeric, room.leafPale].map((dye, index) => (
      <Hanging key={dye} at={[5.18 + index * 0.17, 1.41, 1.05]} size={[0.11, 0.14]} fill={dye} />
    ))}
    <Figure
      {...imtiaz}
      at={[4.95, 3.45, 0]}
      turned="left"
      pose="read"
      shadow={mix(FLOOR, ink, 0.3)}
      holds={<Slate />}
    />
    {[0, 1, 2].map((index) => (
      <Solid
        key={index}
        at={[0.15 + (index % 2) * 0.1, 2.85 + index * 0.36, 0]}
        size={[0.28, 0.28, 0.42]}
        fill={yarns[index * 2] ?? room.leaf}
      />
    ))}
  </Corner>
);
