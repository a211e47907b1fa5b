import type { ReactNode } from "react";
import { Stage } from "../../../kit/stage.tsx";

/** The stage of the resort: reading type in Figtree. */
export function Bay(props: { readonly ground: string; readonly children: ReactNode }) {
  return (
    <Stage ground={props.ground}>
      <div style={{ fontFamily: '"Figtree","Anek Bangla"', fontFeatureSettings: '"lnum" 1' }}>
        {props.children}
      </div>
    </Stage>
  );
}

/**
 * An old room key hanging by its bow. Inside a `Drawing`.
 * @param x middle of the bow, `y` its top
 * @param length from the bow to the tip in pixels
 * @param turn degrees about the top of the bow
 */
export function Key(props: {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly color: string;
  readonly turn?: number;
}) {
  const { x, y, length, color, turn = 0 } = props;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${length / 100})`}>
      <circle cx={0} cy={19} r={15} fill="none" stroke={color} strokeWidth={8} />
      <path d="M-4 36H4V100H-4ZM-8 42H8V49H-8ZM4 74H20V82H13V86H20V95H4Z" fill={color} />
    </g>
  );
}

/**
 * A laid rope of two strands along a path. Inside a `Drawing`.
 * @param lay colour of the twist
 */
export function Rope(props: {
  readonly d: string;
  readonly color: string;
  readonly lay: string;
  readonly thick?: number;
}) {
  const { d, color, lay, thick = 28 } = props;
  return (
    <g fill="none">
      <path d={d} stroke={lay} strokeWidth={thick + 6} strokeLinecap="round" />
      <path d={d} stroke={color} strokeWidth={thick} strokeLinecap="round" />
      <path d={d} stroke={lay} strokeWidth={thick} strokeDasharray={`4 ${thick * 0.62}`} />
    </g>
  );
}
