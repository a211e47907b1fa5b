import type { ReactNode } from "react";
import { At } from "../../../kit/stage.tsx";

const family = '"Archivo","Anek Bangla"';

/** A line of the clinic's type at a place, never broken. */
export function T(props: {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly weight?: number;
  readonly stretch?: number;
  readonly color?: string;
  readonly width?: number;
  readonly align?: "left" | "center" | "right";
  readonly children: ReactNode;
}) {
  const { x, y, size = 26, weight = 600, stretch = 100, color, width, align = "left", children } = props;
  return (
    <At
      x={x}
      y={y}
      style={{
        ...(width === undefined ? {} : { width }),
        fontFamily: family,
        fontSize: size,
        fontWeight: weight,
        fontStretch: `${stretch}%`,
        lineHeight: 1,
        textAlign: align,
        whiteSpace: "nowrap",
        fontVariantNumeric: "tabular-nums",
        ...(color === undefined ? {} : { color }),
      }}
    >
      {children}
    </At>
  );
}

/**
 * A serial number, set by the height of its figures.
 * @param y upper edge of the figures, `height` of the figures in pixels
 */
export function Numeral(props: {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly color: string;
  readonly width?: number;
  readonly align?: "left" | "center" | "right";
  readonly stretch?: number;
}) {
  const { text, x, y, height, color, width, align, stretch = 104 } = props;
  const size = height / 0.686;
  return (
    <T
      x={x}
      y={y - size * 0.148}
      size={size}
      weight={900}
      stretch={stretch}
      color={color}
      {...(width === undefined ? {} : { width })}
      {...(align === undefined ? {} : { align })}
    >
      <span data-loose="figures" style={{ letterSpacing: "-.045em", fontVariantNumeric: "normal" }}>
        {text}
      </span>
    </T>
  );
}

/** The colours of the twelve rooms, with the colour of their numeral. */
export const rooms = [
  ["#7a2e8e", "#ffffff"],
  ["#ffb000", "#0d2427"],
  ["#0c5c63", "#ffffff"],
  ["#ff6a4d", "#0d2427"],
  ["#1d3f9c", "#ffffff"],
  ["#9fd356", "#0d2427"],
  ["#a3123f", "#ffffff"],
  ["#7fd0ff", "#0d2427"],
  ["#5b3a1e", "#ffffff"],
  ["#ffe26a", "#0d2427"],
  ["#2b2f36", "#ffffff"],
  ["#f3a9c6", "#0d2427"],
] as const;
