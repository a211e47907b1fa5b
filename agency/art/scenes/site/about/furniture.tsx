import { ink } from "../../../weave/dyes.ts";
import { Hanging, Lying, type Place, Solid, seen } from "./axonometry.tsx";
import { room, yarns } from "./palette.ts";

/** A chair that is pushed up to the table from its far or its near side. */
export function Chair({ at, fill, back }: { at: Place; fill: string; back: "far" | "near" }) {
  const [x, y] = at;
  const behind = <Solid at={[x, back === "far" ? y : y + 0.44, 0.42]} size={[0.5, 0.06, 0.46]} fill={fill} />;
  return (
    <>
      <Lying at={[x + 0.2, y + 0.1, 0]} size={[0.6, 0.5]} fill={room.woodShadow} />
      {back === "far" && behind}
      <Solid at={[x + 0.03, y + 0.03, 0]} size={[0.05, 0.05, 0.42]} fill={ink} />
      <Solid at={[x + 0.03, y + 0.42, 0]} size={[0.05, 0.05, 0.42]} fill={ink} />
      <Solid at={[x + 0.42, y + 0.42, 0]} size={[0.05, 0.05, 0.42]} fill={ink} />
      <Solid at={[x, y, 0.38]} size={[0.5, 0.5, 0.06]} fill={fill} />
      {back === "near" && behind}
    </>
  );
}

/** A laptop, seen from behind its screen. */
export function Laptop({ at, fill = room.steel }: { at: Place; fill?: string }) {
  const [x, y, z] = at;
  return (
    <>
      <Solid at={[x, y, z]} size={[0.5, 0.34, 0.03]} fill={room.wall} />
      <Hanging at={[x, y + 0.34, z + 0.03]} size={[0.5, 0.32]} fill={fill} />
    </>
  );
}

/** A cup of tea. */
export function Cup({ at }: { at: Place }) {
  const [x, y] = seen(at);
  return (
    <>
      <path
        d={`M${x - 8} ${y - 12}H${x + 8}V${y - 2}C${x + 6} ${y + 4} ${x - 6} ${y + 4} ${x - 8} ${y - 2}Z`}
        fill={room.paper}
      />
      <ellipse cx={x} cy={y - 12} rx={8} ry={4} fill={room.madder} />
    </>
  );
}

/** A plant in a pot. */
export function Plant({ at, tall = 1 }: { at: Place; tall?: number }) {
  const [x, y] = seen(at);
  return (
    <>
      <Lying at={[at[0] - 0.2, at[1] - 0.2, 0]} size={[1.1, 0.5]} fill={room.woodShadow} />
      <path d={`M${x - 22} ${y - 34}H${x + 22}L${x + 15} ${y + 6}H${x - 15}Z`} fill={room.madder} />
      <path d={`M${x + 2} ${y - 34}H${x + 22}L${x + 15} ${y + 6}H${x + 2}Z`} fill={room.madderDeep} />
      <g transform={`translate(${x} ${y - 34}) scale(${tall})`}>
        <path
          d="M0 0C-40-10-62-40-66-74C-34-66-8-40 0 0ZM0 0C-22-30-30-70-14-108C10-76 14-34 0 0Z"
          fill={room.leaf}
        />
        <path
          d="M0 0C10-36 34-64 68-70C64-34 40-8 0 0ZM0 0C8-30 6-70-14-108C-8-70-6-30 0 0Z"
          fill={room.leafPale}
        />
      </g>
    </>
  );
}

/** The loom of the first years: a frame, a warp in seven dyes and the cloth that has been woven. */
export function Handloom({ at: [x, y] }: { at: Place }) {
  return (
    <>
      <Lying at={[x + 0.2, y + 0.2, 0]} size={[2.1, 1.5]} fill={room.woodShadow} />
      <Solid at={[x, y, 0]} size={[0.12, 0.12, 1.5]} fill={room.timber} />
      <Solid at={[x + 1.5, y, 0]} size={[0.12, 0.12, 1.5]} fill={room.timber} />
      <Solid at={[x, y, 1.4]} size={[1.62, 0.12, 0.14]} fill={room.timber} />
      <Solid at={[x, y, 0.6]} size={[1.62, 0.14, 0.14]} fill={room.timber} />
      {yarns.map((dye, i) => (
        <Lying key={dye} at={[x + 0.14 + i * 0.19, y + 0.1, 0.72]} size={[0.19, 1.3]} fill={dye} />
      ))}
      <Lying at={[x + 0.14, y + 0.5, 0.74]} size={[1.33, 0.06]} fill={room.paper} />
      <Solid at={[x, y + 1.36, 0]} size={[0.12, 0.12, 0.7]} fill={room.timber} />
      <Solid at={[x + 1.5, y + 1.36, 0]} size={[0.12, 0.12, 0.7]} fill={room.timber} />
      <Solid at={[x, y + 1.34, 0.58]} size={[1.62, 0.16, 0.16]} fill={room.timber} />
    </>
  );
}
