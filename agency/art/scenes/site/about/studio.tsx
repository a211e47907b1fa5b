import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { svgFont } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import { ink } from "../../../weave/dyes.ts";
import { Flat, Hanging, Lying, METRE, Solid, seen } from "./axonometry.tsx";
import { Figure } from "./figure.tsx";
import { Chair, Cup, Handloom, Laptop, Plant } from "./furniture.tsx";
import { room, yarns } from "./palette.ts";
import { FlameTree, Rickshaw, TeaStall } from "./street.tsx";

const [WIDE, DEEP, HIGH] = [11, 7.2, 2.5];
/** Walls cut open, as an architect shows them: what is cut is black. */
function Walls() {
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
function Cones() {
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
function Proofs() {
  const sheets: [number, number, string, string][] = [
    [4.1, 1, room.turmeric, ink],
    [5.2, 1.05, room.indigo, room.turmeric],
    [6.3, 0.95, room.lac, room.lacPale],
    [7.4, 1.02, room.leaf, room.paper],
  ];
  return sheets.map(([x, z, ground, figure]) => (
    <g key={x}>
      <Hanging at={[x, 0, z]} size={[0.85, 1.15]} fill={ground} />
      <Hanging at={[x + 0.14, 0, z + 0.5]} size={[0.57, 0.45]} fill={figure} />
      <Hanging at={[x + 0.14, 0, z + 0.16]} size={[0.4, 0.12]} fill={figure} />
    </g>
  ));
}

/** One floor of the house with its walls cut open, and the street before it: a flame tree, a rickshaw, a tea stall. */
export const draw: Draw = (_brief, picture) => {
  const street = seen([6, DEEP + 1.55, 0]);
  const road = seen([WIDE + 1.5, DEEP - 1.1, 0]);
  return (
    <Stage ground={room.indigo} width={1840} height={1040}>
      <Drawing x={578} width={1262} height={1040}>
        <circle cx={450 + 520} cy={214} r={124} fill={room.turmeric} />
        <Solid at={[-0.24, -0.24, -0.36]} size={[WIDE + 0.48, DEEP + 0.48, 0.36]} fill={room.catechu} />
        <Lying at={[0, 0, 0]} size={[WIDE, DEEP]} fill={room.wood} />
        {[0.9, 3, 5.1].map((y) => (
          <Flat
            key={y}
            at={[
              [0.9, y + 0.1, 0],
              [0.9, y + 1.5, 0],
              [3.4, y + 2.05, 0],
              [3.4, y + 0.65, 0],
            ]}
            fill={room.woodSunny}
          />
        ))}
        <Walls />
        <Cones />
        <Proofs />
        {/* The bench below the windows. */}
        <Lying at={[0.1, 1.1, 0]} size={[1.1, 5.4]} fill={room.woodShadow} />
        {[0.9, 3.5, 6.1].map((y) => (
          <Solid key={y} at={[0, y, 0]} size={[0.75, 0.1, 0.7]} fill={room.steel} />
        ))}
        <Solid at={[0, 0.9, 0.68]} size={[0.8, 5.3, 0.06]} fill={room.paper} />
        {[1.4, 3.2, 5].map((y) => (
          <Solid key={y} at={[0.2, y, 0.72]} size={[0.08, 0.9, 0.56]} fill={ink} />
        ))}
        <Figure at={[1.35, 4, 0.3]} skin="#a9683d" hair={ink} dress={room.leafPale} away />
        <Chair at={[1.25, 4.1, 0]} fill={room.steel} back="near" />
        <Figure at={[6.9, 0.75, 0]} skin="#8a5a3c" hair={ink} dress={room.madder} standing away />
        <Plant at={[8.5, 0.5, 0]} tall={0.9} />
        {/* Tea. */}
        <Figure
          at={[9.35, 2, 0]}
          skin="#c98a58"
          hair={ink}
          dress={room.leafPale}
          standing
          scarf={room.paper}
        />
        <Solid at={[9.8, 1.7, 0]} size={[0.8, 2.4, 0.9]} fill={room.madder} shadow={room.woodShadow} />
        <Cup at={[10.1, 2.2, 0.9]} />
        <Cup at={[10.25, 3.2, 0.9]} />
        <Solid at={[10.05, 2.55, 0.9]} size={[0.22, 0.22, 0.28]} fill={room.steel} />
        {/* The long table, and who sits at it. */}
        {[2.7, 4.7, 6.7].map((x) => (
          <Chair key={x} at={[x + 0.05, 2.3, 0]} fill={room.steel} back="far" />
        ))}
        <Figure at={[3, 2.75, 0.45]} skin="#dfa06c" hair={ink} dress={room.lac} knot />
        <Figure at={[5, 2.75, 0.45]} skin="#d08f58" hair={ink} dress={room.indigo} beard />
        <Figure
          at={[7, 2.75, 0.45]}
          skin="#e3aa78"
          hair={ink}
          dress={room.steel}
          scarf={room.steel}
          glasses={room.madder}
        />
        <Lying at={[2.7, 3.3, 0]} size={[6.6, 1.6]} fill={room.woodShadow} />
        {[2.2, 8.1].flatMap((x) =>
          [3, 4.28].map((y) => (
            <Solid key={`${x} ${y}`} at={[x, y, 0]} size={[0.12, 0.12, 0.7]} fill={ink} />
          )),
        )}
        <Solid at={[2.1, 2.95, 0.68]} size={[6.2, 1.5, 0.08]} fill={room.turmeric} />
        <Laptop at={[2.8, 3.15, 0.76]} />
        <Laptop at={[6.8, 3.15, 0.76]} fill={ink} />
        <Lying at={[4.5, 3.1, 0.77]} size={[0.5, 0.36]} fill={room.paper} />
        <Lying at={[5.1, 3.2, 0.77]} size={[0.5, 0.36]} fill={room.paper} />
        <Lying at={[3.4, 3.85, 0.77]} size={[0.62, 0.44]} fill={room.paper} />
        <Lying at={[5.6, 3.8, 0.77]} size={[0.8, 0.5]} fill={room.sky} />
        <Cup at={[4.2, 3.5, 0.77]} />
        <Cup at={[6.3, 3.5, 0.77]} />
        <Cup at={[4.7, 4.1, 0.77]} />
        <Cup at={[7.6, 4, 0.77]} />
        <Figure at={[3.7, 5.1, 0.45]} skin="#bd7744" hair="#c3c9c1" dress={room.skyDeep} bald away />
        <Chair at={[3.45, 4.75, 0]} fill={room.steel} back="near" />
        <Figure at={[5.7, 5.1, 0.45]} skin="#d9965c" hair={ink} dress={room.madder} long away />
        <Chair at={[5.45, 4.75, 0]} fill={room.steel} back="near" />
        {/* The spare chair. */}
        <Chair at={[7.5, 5, 0]} fill={room.turmeric} back="near" />
        <Plant at={[0.9, 6.7, 0]} />
        <Handloom at={[8.9, 5, 0]} />
        {/* The walls towards the viewer, cut low. */}
        <Solid at={[-0.24, DEEP, 0]} size={[WIDE + 0.48, 0.24, 0.16]} fill={ink} />
        <Solid at={[WIDE, -0.24, 0]} size={[0.24, DEEP + 0.24, 0.16]} fill={ink} />
        <FlameTree at={[-1.6, 12.6, 0]} />
        <TeaStall at={[4.9, 12.2, 0]} />
        <Rickshaw at={[0.4, 13.3, 0]} />
        <g fill={room.turmeric} {...svgFont(METRE * 0.72, 800, 88)}>
          <text transform={`matrix(.866 .5 -.866 .5 ${street[0]} ${street[1]})`}>{word(picture, 0)}</text>
        </g>
        <g fill={room.paper} {...svgFont(METRE * 0.72, 800, 88)}>
          <text transform={`matrix(.866 -.5 .866 .5 ${road[0]} ${road[1]})`}>{word(picture, 1)}</text>
        </g>
      </Drawing>
    </Stage>
  );
};
