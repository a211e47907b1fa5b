import type { ReactNode } from "react";
import { Drawing, Stage } from "../../kit/stage.tsx";

/** Where and how a line of text stands inside a drawing. */
export interface SayProps {
  readonly x: number;
  /** Baseline of the first line. */
  readonly y: number;
  readonly size?: number;
  readonly weight?: number;
  readonly color: string;
  /** Typeface; the reading type when left out. */
  readonly face?: string;
  readonly stretch?: number;
  readonly align?: "start" | "middle" | "end";
  /** Degrees clockwise about the start of the baseline. */
  readonly turn?: number;
  /** Lines are broken after the last word that fits into so many letters. */
  readonly max?: number;
  readonly leading?: number;
  readonly tracking?: number;
  /** Not read by the text check. */
  readonly loose?: boolean;
  readonly strike?: boolean;
  readonly children: string;
}

/**
 * Text broken into lines at its spaces.
 * @param max letters in a line; a longer word has a line of its own
 */
export function broken(text: string, max: number): string[] {
  // A figure stays with its unit.
  const parts = text.replaceAll(/(\d) (°C|min|g|kg|mg)/g, "$1\u00a0$2").split(" ");
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + part.length <= max)
      lines[lines.length - 1] = `${last} ${part}`;
    else lines.push(part);
  }
  return lines;
}

/** Text at a place, in the picture's pixels. Drawn inside a `Drawing`. */
export function Say(props: SayProps) {
  const { x, y, size = 24, weight = 600, color, face, stretch = 100, align = "start", turn, max } = props;
  const { leading = 1.2, tracking, loose, strike, children } = props;
  const lines = max === undefined ? [children] : broken(children, max);
  return (
    <text
      textAnchor={align}
      fill={color}
      fontSize={size}
      fontWeight={weight}
      transform={`translate(${x} ${y})${turn === undefined ? "" : ` rotate(${turn})`}`}
      {...(loose ? { "data-loose": "" } : {})}
      style={{
        fontFamily: `${face ? `"${face}",` : ""}"Instrument Sans","Anek Bangla"`,
        fontStretch: `${stretch}%`,
        fontVariantNumeric: "tabular-nums",
        letterSpacing: tracking === undefined ? undefined : `${tracking}em`,
        textDecoration: strike ? "line-through" : undefined,
      }}
    >
      {lines.length === 1
        ? children
        : lines.map((line, i) => (
            <tspan key={line} x={0} y={i * size * leading}>
              {line}
            </tspan>
          ))}
    </text>
  );
}

/** A whole picture as one drawing. */
export function Canvas(props: { readonly ground: string; readonly children: ReactNode }) {
  return (
    <Stage ground={props.ground}>
      <Drawing width={1280} height={960}>
        {props.children}
      </Drawing>
    </Stage>
  );
}
