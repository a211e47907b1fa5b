import type { ReactNode } from "react";

/** Where and how a line of text stands. */
export interface SayProps {
  readonly x: number;
  /** Top of the line box; the box is `leading` × `size` high. */
  readonly y: number;
  readonly size?: number;
  /** Given: a column of this width that wraps. Left out: one line. */
  readonly width?: number;
  /** Given: display type of that width of letter, 50 to 150. Left out: reading type. */
  readonly stretch?: number;
  readonly weight?: number;
  readonly family?: string;
  readonly color?: string;
  /** What `x` is: the left side, the middle or the right side of the line. */
  readonly align?: "left" | "center" | "right";
  /** Degrees clockwise about the upper left corner. */
  readonly turn?: number;
  readonly leading?: number;
  readonly tracking?: number;
  /** Not read by the text check: letters that are cropped on purpose, or a miniature of another picture. */
  readonly loose?: boolean;
  readonly children: ReactNode;
}

const display = '"Anybody","Anek Bangla"';
const reading = '"Instrument Sans","Anek Bangla"';

/** Text at a place, in the picture's pixels. */
export function Say(props: SayProps) {
  const { x, y, size = 24, width, stretch, weight, family, color, align = "left", turn = 0 } = props;
  const { leading = stretch === undefined ? 1.25 : 1, tracking, loose, children } = props;
  const shift = { left: "0", center: "-50%", right: "-100%" }[align];
  const fallback = stretch === undefined ? reading : display;
  return (
    <div
      data-loose={loose ? "" : undefined}
      style={{
        position: "absolute",
        left: x,
        top: y,
        width,
        color,
        fontFamily: family ? `"${family}",${fallback}` : fallback,
        fontSize: size,
        fontWeight: weight ?? (stretch === undefined ? 600 : 800),
        fontStretch: stretch === undefined ? undefined : `${stretch}%`,
        fontVariantNumeric: "tabular-nums",
        letterSpacing: tracking === undefined ? undefined : `${tracking}em`,
        lineHeight: leading,
        textAlign: align,
        transform: `translateX(${shift}) rotate(${turn}deg)`,
        transformOrigin: "0 0",
        whiteSpace: width === undefined ? "nowrap" : "pre-line",
      }}
    >
      {children}
    </div>
  );
}

/**
 * A line of capitals that fills a box exactly: its cap height and its measure. Drawn inside a `Drawing`.
 * @param y baseline
 * @param cap height of the capitals in pixels
 * The text check does not see how `textLength` scales, so it is told to pass over these lines.
 */
export function Wide(props: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly cap: number;
  readonly color: string;
  readonly weight?: number;
  readonly children: string;
}) {
  const { x, y, width, cap, color, weight = 850, children } = props;
  const size = cap / 0.7;
  const average = width / children.length / size;
  const ratio = average / 0.74;
  const stretch = Math.max(50, Math.min(150, Math.round(ratio * 100)));
  const slim = ratio < 0.5 ? Math.max(420, Math.round((weight * ratio) / 0.5)) : weight;
  return (
    <text
      x={x}
      y={y}
      data-loose=""
      textLength={width}
      lengthAdjust="spacingAndGlyphs"
      fill={color}
      fontSize={size}
      fontWeight={slim}
      fontFamily={display}
      style={{ fontStretch: `${stretch}%` }}
    >
      {children}
    </text>
  );
}

/** Says what letters drawn as shapes say, for the check that every briefed word is there. It is not seen. */
export function Drawn({ children }: { readonly children: string }) {
  return (
    <span data-loose="" style={{ position: "absolute", left: 0, top: 0, opacity: 0, fontSize: 16 }}>
      {children}
    </span>
  );
}
