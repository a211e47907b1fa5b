import type { CSSProperties, ReactNode } from "react";
import { mix } from "../../../kit/colour.ts";
import { Words } from "../../ai-development/parts.tsx";

/** A container from its long side: posts, ribs, a rail above and below. Inside a `Drawing`. */
export function Container(props: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color: string;
}) {
  const { x, y, width: w, height: h, color } = props;
  const dark = mix(color, "#000000", 0.24);
  const ribs = Math.max(3, Math.round(w / 20));
  const step = (w - 16) / ribs;
  return (
    <g>
      <path d={`M${x} ${y}h${w}v${h}h-${w}z`} fill={color} />
      <path
        d={Array.from({ length: ribs }, (_, i) => `M${x + 8 + (i + 0.5) * step} ${y + 7}v${h - 14}`).join("")}
        stroke={mix(color, "#000000", 0.14)}
        strokeWidth={step * 0.4}
      />
      <path
        d={`M${x} ${y}h8v${h}h-8zM${x + w - 8} ${y}h8v${h}h-8zM${x} ${y + h - 5}h${w}v5h-${w}z`}
        fill={dark}
      />
      <path d={`M${x} ${y}h${w}v5h-${w}z`} fill={mix(color, "#ffffff", 0.2)} />
    </g>
  );
}

/** Words as a machine prints them on shipping papers: one width for every letter. */
export function Typed(props: {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly weight?: number;
  readonly color: string;
  readonly align?: "left" | "center" | "right";
  readonly width?: number;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}) {
  const { style, children, ...rest } = props;
  return (
    <Words {...rest} style={{ fontFamily: "JetBrains Mono", letterSpacing: "-.03em", ...style }}>
      {children}
    </Words>
  );
}

/**
 * A cargo ship from the side, bow to the right, on its waterline. Inside a `Drawing`.
 * @param x stern, `y` waterline
 * @param boxes colours of the containers on deck, from the stern, two high
 */
export function Ship(props: {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly hull: string;
  readonly house: string;
  readonly boxes: readonly string[];
}) {
  const { x, y, length, hull, house, boxes } = props;
  const u = length / 24;
  const wide = (length * 0.62) / Math.ceil(boxes.length / 2);
  return (
    <g>
      {boxes.map((color, i) => (
        <Container
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
          key={i}
          x={x + u * 6 + Math.floor(i / 2) * wide}
          y={y - u * 2.2 - u * 1.7 * ((i % 2) + 1)}
          width={wide - 4}
          height={u * 1.6}
          color={color}
        />
      ))}
      <path
        d={`M${x + u * 1.6} ${y - u * 2.2}v${-u * 5}h${u * 3.4}v${u * 5}zM${x + u * 1} ${y - u * 6.2}h${u * 4.6}v${u * 0.9}h${-u * 4.6}z`}
        fill={house}
      />
      <path
        d={`M${x + u * 2} ${y - u * 7}v${-u * 1.6}h${u * 1.2}v${u * 1.6}z`}
        fill={mix(hull, "#000000", 0.3)}
      />
      <path
        d={[0, 1, 2].map((row) => `M${x + u * 2} ${y - u * (4.4 - row * 0.9)}h${u * 2.6}`).join("")}
        stroke={mix(hull, "#000000", 0.3)}
        strokeWidth={u * 0.3}
        strokeDasharray={`${u * 0.4} ${u * 0.3}`}
      />
      <path
        d={`M${x} ${y - u * 2.4}H${x + u * 21}L${x + u * 24} ${y - u * 3.2}L${x + u * 22.4} ${y}H${x + u * 0.8}Z`}
        fill={hull}
      />
    </g>
  );
}
