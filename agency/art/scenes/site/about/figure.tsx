import type { ReactNode } from "react";
import { mix } from "../../../kit/colour.ts";
import { ink } from "../../../weave/dyes.ts";
import { type Place, seen } from "./axonometry.tsx";
import { Dress, type DressLook } from "./dress.tsx";
import { Head, type HeadLook, skinTones } from "./heads.tsx";
import { Hand, type Joint, Limb, outline, Shoe, type Tones } from "./limbs.tsx";
import { room } from "./palette.ts";
import { type Pose, poses, posesAway } from "./poses.ts";

/** How somebody looks from here. */
export interface Look extends HeadLook, DressLook {
  readonly trousers?: string;
  readonly shoes?: string;
  /** Sleeves that end above the elbow, and shins without trousers. */
  readonly bare?: boolean;
}

type Way =
  | { readonly away?: false; readonly pose?: keyof typeof poses }
  | { readonly away: true; readonly pose?: keyof typeof posesAway };

const SHOULDERS: readonly [near: Joint, far: Joint] = [
  [-14, -105],
  [12.5, -105.5],
];
const HIPS: readonly [near: Joint, far: Joint] = [
  [-6.5, -64],
  [6.5, -66],
];
/** Pixels of the room by those that the figure is drawn in. */
const SIZE = 1.07;

/**
 * Somebody cut from paper. The place is where the feet are, below a seat, or, at a table, on its far edge.
 * Turned right one looks along the road (or from behind: away from the viewer), turned left across it.
 */
export function Figure(
  props: Look &
    Way & {
      readonly at: Place;
      readonly turned: "left" | "right";
      /** What is in the hands, in metres from there. */
      readonly holds?: ReactNode;
      /** Colour of the shadow on the floor. */
      readonly shadow?: string;
    },
) {
  const { at, turned, away, holds, shadow, form, bare, trousers = ink, shoes = ink } = props;
  const [x, y] = seen(at);
  const side = turned === "right" ? 1 : -1;
  const pose: Pose = away ? posesAway[props.pose ?? "stand"] : poses[props.pose ?? "stand"];
  const [mx, my] = pose.moved ?? [0, 0];
  const mirror = ([px, py]: Joint): Joint => (away ? [-px, py] : [px, py]);
  const cloth: Tones = [props.dress, mix(props.dress, ink, 0.3)];
  const legs: Tones =
    trousers === ink ? [mix(ink, room.paper, 0.13), ink] : [trousers, mix(trousers, ink, 0.3)];
  const skin = skinTones(props.skin);
  const seated = my > 0 && pose.legs !== undefined;
  const wide = form === "sari" || form === "coat";
  const arm = (which: 0 | 1) => {
    const [ex, ey, hx, hy] = pose.arms[which];
    const [elbow, hand]: [Joint, Joint] = [
      [ex, ey],
      [hx, hy],
    ];
    const shoulder = mirror(SHOULDERS[which]);
    const inShade = which === 1 && !away;
    const tones: Tones = inShade ? [cloth[1], cloth[1]] : cloth;
    const bareTones: Tones = inShade ? [skin[1], skin[1]] : skin;
    const half: Joint = [
      shoulder[0] + (elbow[0] - shoulder[0]) * 0.7,
      shoulder[1] + (elbow[1] - shoulder[1]) * 0.7,
    ];
    return (
      <>
        <Hand from={elbow} at={hand} fill={inShade ? skin[1] : skin[0]} />
        {bare && <Limb joints={[shoulder, elbow, hand]} widths={[7, 7, 5.4]} tones={bareTones} side={side} />}
        <Limb
          joints={bare ? [shoulder, half] : [shoulder, elbow, hand]}
          widths={bare ? [11, 11] : [11, 9.4, 7.4]}
          tones={tones}
          side={side}
        />
      </>
    );
  };
  const leg = (which: 0 | 1) => {
    const bend = pose.legs?.[which];
    if (!bend) return null;
    const [kx, ky, fx, fy] = bend;
    const [hx, hy] = mirror(HIPS[which]);
    const [hip, knee, foot]: [Joint, Joint, Joint] = [
      [hx + mx, hy + my],
      [kx, ky],
      [fx, fy],
    ];
    const covered = wide && seated;
    const dim = ((which === 1) === (side === 1)) !== Boolean(away);
    const flat = (tones: Tones): Tones => (dim ? [tones[1], tones[1]] : [tones[0], tones[0]]);
    return (
      <>
        <Shoe at={foot} fill={shoes} />
        {bare && <Limb joints={[knee, foot]} widths={[8, 6]} tones={flat(skin)} side={side} />}
        <Limb
          joints={bare ? [hip, knee] : [hip, knee, foot]}
          widths={bare ? [15, 14] : covered ? [22, 20, 22] : [14, 11, 8.5]}
          tones={flat(covered ? cloth : legs)}
          side={side}
        />
      </>
    );
  };
  const [gx, gy] = pose.grip ?? [0, 0];
  const [ox, oy] = seen([0, 0, 0]);
  const held = holds && (
    <g transform={`translate(${gx} ${gy})${side === -1 ? " scale(-1 1)" : ""} translate(${-ox} ${-oy})`}>
      {holds}
    </g>
  );
  const body = (
    <>
      <path
        d={outline(
          [
            [away ? -1 : 1, -118],
            [0, -110],
          ],
          [9, 9.5],
        )}
        fill={skin[1]}
      />
      <Dress {...props} side={side} seated={seated} edge={pose.atTable ? [-mx, -my] : undefined} />
      <g transform={`translate(1.5 -126) rotate(${pose.nod ?? 0} -3 10) scale(.93)`}>
        <Head {...props} side={side} away={away ?? false} />
      </g>
    </>
  );
  return (
    <g transform={`translate(${x} ${y}) scale(${side * SIZE} ${SIZE})`}>
      {shadow && <ellipse cx={6 * side + 2} cy={-1} rx={25} ry={11} fill={shadow} />}
      {leg(1)}
      {leg(0)}
      <g transform={`translate(${mx} ${my}) rotate(${pose.lean ?? 0} 0 -66)`}>
        {away && held}
        {arm(1)}
        {body}
        {!away && held}
        {arm(0)}
      </g>
    </g>
  );
}
