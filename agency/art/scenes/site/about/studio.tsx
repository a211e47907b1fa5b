import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { svgFont } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import { ink } from "../../../weave/dyes.ts";
import { Flat, Lying, METRE, Solid, seen } from "./axonometry.tsx";
import { Figure } from "./figure.tsx";
import { Chair, Cup, Handloom, Laptop, Pencil, Plant } from "./furniture.tsx";
import { room } from "./palette.ts";
import {
  bookkeeper,
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
import { Rickshaw } from "./rickshaw.tsx";
import { TeaStall } from "./stall.tsx";
import { FlameTree, SHADE, Street } from "./street.tsx";
import { Cones, DEEP, Proofs, Walls, WIDE } from "./walls.tsx";

/** One floor of the house with its walls cut open, and the street before it: a flame tree, a rickshaw, a tea stall. */
export const draw: Draw = (_brief, picture) => {
  const street = seen([6.5, DEEP + 2.15, 0]);
  const road = seen([WIDE + 2.36, DEEP - 1.3, 0]);
  return (
    <Stage ground={room.indigo} width={1840} height={1040}>
      <Drawing width={1840} height={1040}>
        <g transform="translate(579 36) scale(.95)">
          <Street />
          <circle cx={450 + 520} cy={214} r={124} fill={room.turmeric} />
          <Lying at={[0.2, 0.2, -0.36]} size={[WIDE + 0.5, DEEP + 0.4]} fill={SHADE} />
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
          <Chair at={[1.1, 3.4, 0]} fill={room.steel} back="side">
            <Figure {...modeller} at={[1.35, 3.65, 0]} turned="left" away pose="work" />
          </Chair>
          <Figure {...fitter} at={[6.6, 0.6, 0]} turned="right" pose="point" shadow={room.woodShadow} />
          <Plant at={[8.5, 0.5, 0]} tall={0.9} />
          {/* Tea. */}
          <Figure
            {...programmer}
            at={[9.5, 2.3, 0]}
            turned="right"
            pose="cup"
            shadow={room.woodShadow}
            holds={<Cup at={[0, 0, 0]} size={0.6} />}
          />
          <Solid at={[9.8, 1.7, 0]} size={[0.8, 2, 0.9]} fill={room.madder} shadow={room.woodShadow} />
          <Cup at={[10.1, 2.2, 0.9]} />
          <Cup at={[10.25, 3.1, 0.9]} />
          <Solid at={[10.05, 2.55, 0.9]} size={[0.22, 0.22, 0.28]} fill={room.steel} />
          {/* The long table, and who sits at it. */}
          {[2.7, 4.7, 6.7].map((x) => (
            <Chair key={x} at={[x + 0.05, 2.35, 0]} fill={room.steel} back="far" />
          ))}
          <Lying at={[2.7, 3.3, 0]} size={[6.6, 1.6]} fill={room.woodShadow} />
          {[2.2, 8.1].flatMap((x) =>
            [3, 4.28].map((y) => (
              <Solid key={`${x} ${y}`} at={[x, y, 0]} size={[0.12, 0.12, 0.7]} fill={ink} />
            )),
          )}
          <Solid at={[2.1, 2.95, 0.68]} size={[6.2, 1.5, 0.08]} fill={room.turmeric} />
          <Lying at={[2.6, 3.25, 0.77]} size={[0.5, 0.36]} fill={room.paper} />
          <Lying at={[4.6, 3.3, 0.77]} size={[0.5, 0.36]} fill={room.paper} />
          <Lying at={[5.3, 3.15, 0.77]} size={[0.5, 0.36]} fill={room.sky} />
          <Lying at={[3.4, 3.85, 0.77]} size={[0.62, 0.44]} fill={room.paper} />
          <Lying at={[5.6, 3.8, 0.77]} size={[0.8, 0.5]} fill={room.sky} />
          <Cup at={[4.2, 3.5, 0.77]} />
          <Cup at={[6.3, 3.5, 0.77]} />
          <Cup at={[4.7, 4.1, 0.77]} />
          <Cup at={[7.6, 4, 0.77]} />
          <Figure {...nusrat} at={[2.95, 2.95, 0.76]} turned="left" pose="work" holds={<Pencil />} />
          <Figure {...tanvir} at={[4.95, 2.95, 0.76]} turned="left" pose="work" holds={<Pencil />} />
          <Figure {...farhana} at={[6.95, 2.95, 0.76]} turned="left" pose="work" />
          <Laptop at={[6.7, 3.3, 0.76]} fill={ink} />
          <Chair at={[3.45, 4.65, 0]} fill={room.steel} back="near">
            <Figure {...imtiaz} at={[3.7, 4.9, 0]} turned="right" away pose="work" />
          </Chair>
          <Chair at={[5.45, 4.65, 0]} fill={room.steel} back="near">
            <Figure {...sadia} at={[5.7, 4.9, 0]} turned="right" away pose="work" />
          </Chair>
          {/* The spare chair. */}
          <Chair at={[7.5, 5, 0]} fill={room.turmeric} back="near" />
          <Plant at={[0.9, 6.7, 0]} />
          <Handloom at={[8.9, 5, 0]} />
          <Figure {...weaver} at={[10.72, 4.88, 0]} turned="left" pose="reach" shadow={room.woodShadow} />
          {/* The walls towards the viewer, cut low. */}
          <Solid at={[-0.24, DEEP, 0]} size={[WIDE + 0.48, 0.24, 0.16]} fill={ink} />
          <Solid at={[WIDE, -0.24, 0]} size={[0.24, DEEP + 0.24, 0.16]} fill={ink} />
          <FlameTree at={[-1.8, 12.15, 0]} />
          <Figure {...bookkeeper} at={[1.7, 11.8, 0]} turned="right" pose="walk" shadow={SHADE} />
          <TeaStall at={[5.45, 11.42, 0]} />
          <Rickshaw at={[1.5, 14.4, 0]} />
          <g fill={room.turmeric} {...svgFont(METRE * 0.72, 800, 88)}>
            <text transform={`matrix(.866 .5 -.866 .5 ${street[0]} ${street[1]})`}>{word(picture, 0)}</text>
          </g>
          <g fill={room.paper} {...svgFont(METRE * 0.72, 800, 88)}>
            <text transform={`matrix(.866 -.5 .866 .5 ${road[0]} ${road[1]})`}>{word(picture, 1)}</text>
          </g>
        </g>
      </Drawing>
    </Stage>
  );
};
