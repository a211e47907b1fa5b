import { ink } from "../../../weave/dyes.ts";
import { Flat, Hanging, Lying, type Place, Solid, seen } from "./axonometry.tsx";
import { Figure } from "./figure.tsx";
import { Cup } from "./furniture.tsx";
import { room } from "./palette.ts";
import { guest, teaSeller } from "./people.ts";
import { SHADE } from "./street.tsx";

const STRIPES = [-0.3, 0.06, 0.42, 0.78, 1.14, 1.5, 1.86, 2.22];

/** A kettle as it pours. */
function Kettle() {
  const [x, y] = seen([0, 0, 0]);
  return (
    <g transform={`translate(${x} ${y}) rotate(-14)`}>
      <path d="M-12-14C-10-26 10-26 12-14" fill="none" stroke={ink} strokeWidth="3" />
      <path d="M-16 4C-20-18 18-18 15 4ZM-13-6L-26-12L-29-8L-14 3Z" fill={room.wall} />
      <path d="M3-12C14-11 17-4 15 4H5Z" fill="#8499a6" />
    </g>
  );
}

/** A tea stall: a counter below a striped cloth, the seller who pours, and a guest with a cup. */
export function TeaStall({ at: [x, y] }: { readonly at: Place }) {
  return (
    <>
      <Lying at={[x, y + 0.1, 0]} size={[2.9, 1]} fill={SHADE} />
      {[0, 2.1].map((post) => (
        <Solid key={post} at={[x + post, y, 0]} size={[0.09, 0.09, 2.55]} fill={room.timber} />
      ))}
      <Solid at={[x, y + 0.3, 0]} size={[2.2, 0.7, 0.92]} fill={room.turmeric} />
      {[0, 1, 2].map((i) => (
        <Hanging
          key={i}
          at={[x + 0.12 + i * 0.7, y + 1, 0.14]}
          size={[0.56, 0.62]}
          fill={i === 1 ? room.lac : room.madder}
        />
      ))}
      {[0.3, 0.55, 0.8, 1.75].map((along) => (
        <Cup key={along} at={[x + along, y + 0.78, 0.92]} size={0.7} />
      ))}
      <Solid at={[x + 0.25, y + 0.36, 0.92]} size={[0.3, 0.26, 0.34]} fill={room.skyDeep} />
      <Solid at={[x + 0.7, y + 0.36, 0.92]} size={[0.3, 0.26, 0.26]} fill={room.lacPale} />
      {[0, 2.1].map((post) => (
        <Solid key={post} at={[x + post, y + 0.92, 0]} size={[0.09, 0.09, 2.3]} fill={room.timber} />
      ))}
      {STRIPES.map((from, i) => (
        <Flat
          key={from}
          at={[
            [x + from, y - 0.3, 2.75],
            [x + from + 0.36, y - 0.3, 2.75],
            [x + from + 0.36, y + 1.1, 2.42],
            [x + from, y + 1.1, 2.42],
          ]}
          fill={i % 2 ? room.paper : room.leafPale}
        />
      ))}
      {STRIPES.map((from, i) => (
        <Hanging
          key={from}
          at={[x + from, y + 1.1, 2.26]}
          size={[0.36, 0.16]}
          fill={i % 2 ? room.wall : room.leaf}
        />
      ))}
      <Figure
        {...guest}
        at={[x - 0.66, y + 0.85, 0]}
        turned="right"
        pose="cup"
        holds={<Cup at={[0, 0, 0]} size={0.6} />}
      />
      <Figure {...teaSeller} at={[x + 2.6, y + 0.65, 0]} turned="left" pose="pour" holds={<Kettle />} />
    </>
  );
}
