import type { ReactNode } from "react";
import { At, Drawing } from "../../../kit/stage.tsx";
import { Words } from "../../ai-development/parts.tsx";

/**
 * A swing ticket: a card with two cut corners and an eyelet. Children count from its corner.
 * @param cut how much of the upper corners is cut away, in pixels
 * @param hole colour seen through the eyelet
 */
export function SwingTag(props: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly hole: string;
  readonly turn?: number;
  readonly cut?: number;
  readonly shadow?: string;
  readonly rim?: string;
  readonly children?: ReactNode;
}) {
  const { x, y, width: w, height: h, color, hole, turn = 0, cut = 56, shadow, rim } = props;
  const card = `M${cut} 0H${w - cut}L${w} ${cut}V${h}H0V${cut}Z`;
  const eye = cut * 0.72;
  return (
    <At x={x} y={y} width={w} height={h} turn={turn} style={{ transformOrigin: `50% ${eye}px` }}>
      <Drawing width={w} height={h}>
        {shadow && <path d={card} transform="translate(16 16)" fill={shadow} />}
        <path d={card} fill={color} />
        <circle cx={w / 2} cy={eye} r={cut * 0.4} fill={rim ?? hole} />
        <circle cx={w / 2} cy={eye} r={cut * 0.24} fill={hole} />
      </Drawing>
      {props.children}
    </At>
  );
}

/** A figure in the narrow cut of the client's typeface, for what must be seen first. */
export function Figure(props: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: string;
  readonly align?: "left" | "center" | "right";
  readonly children: ReactNode;
}) {
  return (
    <Words
      {...props}
      weight={900}
      stretch={66}
      leading={0.9}
      style={{ fontFamily: '"Archivo","Anek Bangla"', letterSpacing: "-.02em" }}
    >
      {props.children}
    </Words>
  );
}

/** A tied knot: four turns of string pulled tight, about 60 px wide at size 1. Inside a `Drawing`. */
export function Knot(props: {
  readonly x: number;
  readonly y: number;
  readonly color: string;
  readonly line: string;
  readonly size?: number;
  readonly turn?: number;
}) {
  const { x, y, color, line, size = 1, turn = 0 } = props;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      <rect x={-30} y={-24} width={60} height={48} rx={22} fill={color} />
      <path d="M-12-22L-20 22M4-24L-4 24M20-22L12 22" stroke={line} strokeWidth={4} />
    </g>
  );
}

/** The short-sleeved T-shirt of a tech pack, front view, 400 by 400. Inside a `Drawing`. */
export function Tee(props: { readonly fill: string; readonly line: string; readonly width?: number }) {
  const { fill, line, width = 5 } = props;
  return (
    <g stroke={line} strokeWidth={width} strokeLinejoin="round">
      <path
        d="M132 20C160 56 240 56 268 20L330 44L396 140L336 180L312 148V384H88V148L64 180L4 140L70 44Z"
        fill={fill}
      />
      <g fill="none" strokeWidth={width * 0.6}>
        <path d="M118 26C150 76 250 76 282 26" />
        <path d="M88 148L84 60M312 148L316 60" />
        <path d="M88 368H312M16 126L76 164M384 126L324 164" strokeDasharray="8 6" />
      </g>
    </g>
  );
}
