import type { ReactNode } from "react";

/** One line of type in a drawing. */
export interface TypeProps {
  readonly x: number;
  /** Baseline. */
  readonly y: number;
  readonly size: number;
  readonly color: string;
  readonly weight?: number;
  /** Width of letter in percent, where the family has an axis for it. */
  readonly stretch?: number;
  readonly align?: "start" | "middle" | "end";
  /** Degrees clockwise about the place. */
  readonly turn?: number;
  readonly tracking?: number;
  readonly children: ReactNode;
}

/**
 * One line in a client's typeface, inside a `Drawing`.
 * @param family one of the picture house's faces; Bangla always comes from Anek Bangla
 */
export function SetLine(props: TypeProps & { readonly family: string }) {
  const { x, y, size, color, family, weight = 800, stretch, align = "start", turn, tracking } = props;
  return (
    <text
      x={x}
      y={y}
      textAnchor={align}
      fill={color}
      fontFamily={`"${family}","Anek Bangla"`}
      fontSize={size}
      fontWeight={weight}
      style={{
        fontVariantNumeric: "tabular-nums",
        ...(stretch === undefined ? {} : { fontStretch: `${stretch}%` }),
        ...(tracking === undefined ? {} : { letterSpacing: `${tracking}em` }),
      }}
      {...(turn === undefined ? {} : { transform: `rotate(${turn} ${x} ${y})` })}
    >
      {props.children}
    </text>
  );
}
