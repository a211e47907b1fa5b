import { mix } from "../../../kit/colour.ts";
import { ink } from "../../../weave/dyes.ts";
import { Flat, Hanging, Lying, type Place, Solid, seen } from "./axonometry.tsx";
import { Wire } from "./corner.tsx";
import { Figure } from "./figure.tsx";
import { Cup } from "./furniture.tsx";
import { room, yarns } from "./palette.ts";

const SHADE = "#14215c";

/** Points of an arc upright along the road, from one angle to another in turns. */
function arc([x, y, z]: Place, radius: number, from: number, to: number, steps = 24): Place[] {
  return Array.from({ length: steps + 1 }, (_, i): Place => {
    const angle = (from + ((to - from) * i) / steps) * 2 * Math.PI;
    return [x + radius * Math.cos(angle), y, z + radius * Math.sin(angle)];
  });
}

/** A wheel with spokes. */
function Wheel({ at }: { readonly at: Place }) {
  return (
    <>
      <Flat at={arc(at, 0.52, 0, 1)} fill={ink} />
      <Flat at={arc(at, 0.43, 0, 1)} fill={room.wall} />
      {[0, 1, 2, 3].map((i) => (
        <Wire key={i} at={arc(at, 0.43, i / 8, i / 8 + 0.5, 1)} stroke={room.steel} width={2} />
      ))}
      <Flat at={arc(at, 0.09, 0, 1)} fill={room.madder} />
    </>
  );
}

/** A cycle rickshaw with a painted hood, its driver and somebody who came by it. */
export function Rickshaw({ at: [x, y] }: { readonly at: Place }) {
  const hub: Place = [x, y, 1.05];
  const hood = arc(hub, 0.95, 0.22, 0.5, yarns.length);
  return (
    <>
      <Lying at={[x - 0.6, y - 0.2, 0]} size={[3.5, 1.5]} fill={SHADE} />
      <Wheel at={[x, y - 0.6, 0.52]} />
      <Wheel at={[x + 2.3, y, 0.52]} />
      <Solid at={[x - 0.6, y - 0.5, 0.42]} size={[1.5, 1, 0.1]} fill={room.leaf} />
      <Wire
        at={[
          [x + 0.8, y, 0.5],
          [x + 1.5, y, 0.62],
          [x + 2.3, y, 0.52],
          [x + 2.05, y, 1.25],
          [x + 1.45, y, 0.7],
        ]}
        stroke={room.turmeric}
        width={7}
      />
      <Wire
        at={[
          [x + 2.05, y - 0.28, 1.3],
          [x + 2.05, y + 0.28, 1.3],
        ]}
        stroke={room.paper}
        width={6}
      />
      {/* The seat with its back, and the hood from its far side to its near one. */}
      <Solid at={[x - 0.6, y - 0.5, 0.5]} size={[0.16, 1, 0.95]} fill={room.lac} />
      <Solid at={[x - 0.45, y - 0.5, 0.52]} size={[0.75, 1, 0.34]} fill={room.madder} />
      <Figure at={[x - 0.05, y, 0.86]} skin="#c98a58" hair={ink} dress={room.turmeric} knot />
      {hood.slice(1).map((end, i) => {
        const start = hood[i] ?? end;
        return (
          <Flat
            key={yarns[i]}
            at={[start, end, end, start].map(
              ([px, , pz], corner): Place => [px, y + (corner < 2 ? -0.55 : 0.55), pz],
            )}
            fill={mix(yarns[i] ?? ink, room.paper, i % 2 ? 0.1 : 0)}
          />
        );
      })}
      <Flat
        at={[[x - 0.1, y + 0.55, 1.05], ...arc([x, y + 0.55, 1.05], 0.95, 0.22, 0.5)]}
        fill={room.indigo}
      />
      <Flat
        at={[[x - 0.12, y + 0.55, 1.12], ...arc([x - 0.06, y + 0.55, 1.08], 0.78, 0.24, 0.47)]}
        fill={room.turmeric}
      />
      <Flat at={arc([x - 0.42, y + 0.56, 1.42], 0.17, 0, 1)} fill={room.madder} />
      <Hanging at={[x - 0.6, y + 0.5, 0.5]} size={[0.9, 0.4]} fill={room.lac} />
      <Hanging at={[x - 0.52, y + 0.5, 0.58]} size={[0.74, 0.22]} fill={room.leafPale} />
      <Wheel at={[x, y + 0.62, 0.52]} />
      <Figure at={[x + 1.3, y + 0.05, 0.5]} skin="#8a5a3c" hair={ink} dress={room.paper} standing />
    </>
  );
}

const STRIPES = [-0.3, 0.06, 0.42, 0.78, 1.14, 1.5, 1.86, 2.22];

/** A tea stall: a counter below a roof of tin, a kettle, and who waits. */
export function TeaStall({ at: [x, y] }: { readonly at: Place }) {
  const [kx, ky] = seen([x + 1.5, y + 0.4, 0.95]);
  return (
    <>
      <Lying at={[x, y + 0.1, 0]} size={[3, 1.5]} fill={SHADE} />
      {[0, 2.1].map((post) => (
        <Solid key={post} at={[x + post, y, 0]} size={[0.09, 0.09, 2.5]} fill={room.timber} />
      ))}
      <Figure at={[x + 0.95, y + 0.1, 0.1]} skin="#a9683d" hair="#c3c9c1" dress={room.leafPale} standing />
      <Solid at={[x, y + 0.3, 0]} size={[2.2, 0.7, 0.92]} fill={room.turmeric} />
      {[0, 1, 2].map((i) => (
        <Hanging
          key={i}
          at={[x + 0.12 + i * 0.7, y + 1, 0.14]}
          size={[0.56, 0.62]}
          fill={i === 1 ? room.lac : room.madder}
        />
      ))}
      <path
        d={`M${kx - 24} ${ky}C${kx - 30} ${ky - 34} ${kx + 26} ${ky - 34} ${kx + 22} ${ky}ZM${kx + 18} ${ky - 16}L${kx + 40} ${ky - 28}L${kx + 42} ${ky - 22}L${kx + 22} ${ky - 2}Z`}
        fill={room.wall}
      />
      <path
        d={`M${kx + 2} ${ky - 26}C${kx + 20} ${ky - 24} ${kx + 24} ${ky - 12} ${kx + 22} ${ky}H${kx + 4}Z`}
        fill="#8499a6"
      />
      <Cup at={[x + 0.35, y + 0.6, 0.92]} />
      <Cup at={[x + 0.7, y + 0.75, 0.92]} />
      {[0, 2.1].map((post) => (
        <Solid key={post} at={[x + post, y + 0.95, 0]} size={[0.09, 0.09, 2.24]} fill={room.timber} />
      ))}
      {STRIPES.map((from, i) => (
        <Flat
          key={from}
          at={[
            [x + from, y - 0.3, 2.62],
            [x + from + 0.36, y - 0.3, 2.62],
            [x + from + 0.36, y + 1.15, 2.22],
            [x + from, y + 1.15, 2.22],
          ]}
          fill={i % 2 ? room.paper : room.leafPale}
        />
      ))}
      {STRIPES.map((from, i) => (
        <Hanging
          key={from}
          at={[x + from, y + 1.15, 2.08]}
          size={[0.36, 0.14]}
          fill={i % 2 ? room.wall : room.leaf}
        />
      ))}
      {/* Who waits for tea. */}
      <Figure at={[x + 2.9, y + 0.7, 0]} skin="#bd7744" hair={ink} dress={room.skyDeep} standing />
    </>
  );
}

/** A flame tree in flower. */
export function FlameTree({ at }: { readonly at: Place }) {
  const [x, y] = seen(at);
  return (
    <>
      <ellipse cx={x + 40} cy={y + 4} rx={150} ry={44} fill={SHADE} />
      <path
        d={`M${x - 14} ${y + 8}C${x - 6} ${y - 60} ${x - 10} ${y - 90} ${x - 60} ${y - 150}L${x - 44} ${y - 160}L${x} ${y - 110}L${x + 50} ${y - 176}L${x + 64} ${y - 166}C${x + 20} ${y - 90} ${x + 14} ${y - 50} ${x + 22} ${y + 8}Z`}
        fill={room.timber}
      />
      <path
        d={`M${x + 2} ${y + 8}C${x + 4} ${y - 50} ${x + 8} ${y - 80} ${x + 64} ${y - 166}C${x + 20} ${y - 90} ${x + 14} ${y - 50} ${x + 22} ${y + 8}Z`}
        fill={room.catechu}
      />
      {CROWN.map(([dx, dy, rx, ry]) => (
        <ellipse key={dx} cx={x + dx} cy={y + dy} rx={rx} ry={ry} fill={room.leaf} />
      ))}
      {CROWN.map(([dx, dy, rx, ry]) => (
        <ellipse key={dx} cx={x + dx - 8} cy={y + dy - 14} rx={rx * 0.86} ry={ry * 0.66} fill={room.madder} />
      ))}
      {CROWN.map(([dx, dy, rx, ry]) => (
        <ellipse key={dx} cx={x + dx - 18} cy={y + dy - 24} rx={rx * 0.5} ry={ry * 0.32} fill="#e8573a" />
      ))}
      {PETALS.map(([dx, dy]) => (
        <ellipse key={dx} cx={x + dx} cy={y + dy} rx={6} ry={3} fill={room.madder} />
      ))}
    </>
  );
}

const PETALS = [
  [-70, 26],
  [-22, 40],
  [64, 34],
  [118, 12],
  [150, 30],
  [-110, 8],
] as const;

const CROWN = [
  [-104, -150, 74, 40],
  [96, -164, 84, 44],
  [-34, -200, 96, 46],
  [58, -212, 70, 34],
  [34, -136, 70, 34],
] as const;
