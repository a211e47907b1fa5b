import { ink } from "../../../weave/dyes.ts";
import { Flat, Hanging, Lying, Solid } from "./axonometry.tsx";
import { room, yarns } from "./palette.ts";

/** The floor of the house, in metres. */
export const WIDE = 11;
export const DEEP = 7.2;
const HIGH = 2.5;

/** Walls cut open, as an architect shows them: what is cut is black. */
export function Walls() {
  return (
    <>
      <Flat
        at={[
          [0, 0, 0],
          [0, DEEP, 0],
          [0, DEEP, HIGH],
          [0, 0, HIGH],
        ]}
        fill={room.wall}
      />
      <Hanging at={[0, 0, 0]} size={[WIDE, HIGH]} fill={room.paper} />
      {[0.7, 2.8, 4.9].map((y) => (
        <g key={y}>
          <Hanging at={[0, y, 0.85]} size={[1.6, 1.35]} fill={ink} turned />
          <Hanging at={[0, y + 0.06, 0.91]} size={[0.7, 1.23]} fill={room.skyDeep} turned />
          <Hanging at={[0, y + 0.84, 0.91]} size={[0.7, 1.23]} fill={room.sky} turned />
        </g>
      ))}
      <Hanging at={[9.1, 0, 0]} size={[1.1, 2.1]} fill={room.madder} />
      <Hanging at={[9.98, 0, 0.95]} size={[0.1, 0.1]} fill={ink} />
      <Lying at={[-0.24, -0.24, HIGH]} size={[WIDE + 0.24, 0.24]} fill={ink} />
      <Lying at={[-0.24, -0.24, HIGH]} size={[0.24, DEEP + 0.24]} fill={ink} />
      <Hanging at={[WIDE, -0.24, 0]} size={[0.24, HIGH]} fill={ink} turned />
      <Hanging at={[-0.24, DEEP, 0]} size={[0.24, HIGH]} fill={ink} />
    </>
  );
}

/** Shelves of cones, one dye to a column. */
export function Cones() {
  return (
    <>
      <Solid at={[0.5, 0, 0]} size={[3, 0.45, 2]} fill={room.catechu} shadow={room.woodShadow} />
      {[0.12, 0.76, 1.4].map((z) => (
        <g key={z}>
          <Hanging at={[0.58, 0.45, z]} size={[2.84, 0.5]} fill={ink} />
          {yarns.map((dye, i) => {
            const x = 0.66 + i * 0.4;
            return (
              <Flat
                key={dye}
                at={[
                  [x, 0.45, z],
                  [x + 0.3, 0.45, z],
                  [x + 0.21, 0.45, z + 0.4],
                  [x + 0.09, 0.45, z + 0.4],
                ]}
                fill={dye}
              />
            );
          })}
        </g>
      ))}
    </>
  );
}

/** Proofs on the wall. */
export function Proofs() {
  const sheets: [number, number, string, string][] = [
    [3.74, 1, room.turmeric, ink],
    [4.76, 1.05, room.indigo, room.turmeric],
    [6.5, 0.95, room.lac, room.lacPale],
    [7.52, 1.02, room.leaf, room.paper],
  ];
  return sheets.map(([x, z, ground, figure]) => (
    <g key={x}>
      <Hanging at={[x, 0, z]} size={[0.85, 1.15]} fill={ground} />
      <Hanging at={[x + 0.14, 0, z + 0.5]} size={[0.57, 0.45]} fill={figure} />
      <Hanging at={[x + 0.14, 0, z + 0.16]} size={[0.4, 0.12]} fill={figure} />
    </g>
  ));
}
