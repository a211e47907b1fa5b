import type { ReactNode } from "react";
import { mix } from "../../../kit/colour.ts";
import { ink } from "../../../weave/dyes.ts";
import { Hanging, Lying, type Place, Solid, seen } from "./axonometry.tsx";
import { room, yarns } from "./palette.ts";

/** A chair with its back to the viewer (`near`, `side`) or to the wall, and who sits on it. */
export function Chair(props: {
  readonly at: Place;
  readonly fill: string;
  readonly back: "far" | "near" | "side";
  /** Carried: without its shadow. */
  readonly lifted?: boolean;
  readonly children?: ReactNode;
}) {
  const { at, fill, back, lifted, children } = props;
  const [x, y, z] = at;
  const behind =
    back === "side" ? (
      <Solid at={[x + 0.46, y, z + 0.5]} size={[0.05, 0.5, 0.3]} fill={fill} />
    ) : (
      <Solid at={[x, back === "far" ? y : y + 0.46, z + 0.5]} size={[0.5, 0.05, 0.3]} fill={fill} />
    );
  const post = (px: number, py: number, high: number) => (
    <Solid at={[x + px, y + py, z]} size={[0.05, 0.05, high]} fill={ink} />
  );
  return (
    <>
      {!lifted && <Lying at={[x + 0.2, y + 0.1, 0]} size={[0.6, 0.5]} fill={room.woodShadow} />}
      {back === "far" && behind}
      {post(0.03, 0.03, 0.42)}
      {back !== "near" && post(0.03, 0.42, 0.42)}
      {back !== "side" && post(0.42, 0.03, 0.42)}
      <Solid at={[x, y, z + 0.38]} size={[0.5, 0.5, 0.06]} fill={fill} />
      {children}
      {back === "near" && post(0.03, 0.45, 0.5)}
      {back === "side" && post(0.45, 0.03, 0.5)}
      {post(0.45, 0.45, back === "far" ? 0.42 : 0.5)}
      {back !== "far" && behind}
    </>
  );
}

/** A carton with its tape. */
export function Carton(props: {
  readonly at: Place;
  readonly size?: readonly [number, number, number];
  readonly shadow?: string;
}) {
  const { at, size = [0.5, 0.4, 0.36], shadow } = props;
  const [x, y, z] = at;
  const [w, d, h] = size;
  return (
    <>
      <Solid at={at} size={size} fill={room.carton} {...(shadow && { shadow })} />
      <Lying at={[x, y + d / 2 - 0.05, z + h]} size={[w, 0.1]} fill={room.paper} />
      <Hanging at={[x + w, y + d / 2 - 0.05, z + h - 0.14]} size={[0.1, 0.14]} fill={room.wall} turned />
    </>
  );
}

/** A tablet, or a phone, as it is held. */
export function Slate({ size = [0.3, 0.2] }: { readonly size?: readonly [number, number] }) {
  const [w, h] = size;
  return (
    <>
      <Hanging at={[-w / 2, 0, 0]} size={[w, h]} fill={ink} />
      <Hanging at={[-w / 2 + 0.03, 0, 0.03]} size={[w - 0.06, h - 0.06]} fill={room.sky} />
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
export function Cup({ at, size = 0.85 }: { readonly at: Place; readonly size?: number }) {
  const [x, y] = seen(at);
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-8-12H8V-2C6 4-6 4-8-2Z" fill={room.paper} />
      <path d="M3-12H8V-2C7.300 .8 5.300 1.900 3 2.300Z" fill={room.wall} />
      <ellipse cy="-12" rx="8" ry="4" fill={room.madder} />
    </g>
  );
}

/** A roll of cloth, held upright. */
export function Roll({ dye }: { readonly dye: string }) {
  const [x, y] = seen([0, 0, 0]);
  return (
    <g transform={`translate(${x} ${y}) rotate(9)`}>
      <path d="M-8-58H8V34C8 38-8 38-8 34Z" fill={dye} />
      <path d="M2-58H8V34C8 36 5 37 2 37Z" fill={mix(dye, ink, 0.3)} />
      <path d="M-8-44H8V-36H-8ZM-8 16H8V24H-8Z" fill={room.turmeric} />
      <ellipse cy="-58" rx="8" ry="4.500" fill={mix(dye, room.paper, 0.35)} />
      <ellipse cy="-58" rx="3.500" ry="2" fill={room.paper} />
    </g>
  );
}

/** A pencil in a hand that draws. */
export function Pencil() {
  const [x, y] = seen([0, 0, 0]);
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M2 5L5-1L-5-20L-8.500-18L1 0Z" fill={room.madder} />
      <path d="M2 5L5-1L1.500 .5Z" fill={ink} />
    </g>
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
