import type { CSSProperties, ReactNode } from "react";
import type { Client } from "./contract.ts";

const anybody = '"Anybody","Anek Bangla"';

/**
 * One line that fills its measure exactly by the width of its letters. Solved in the browser; when even the
 * narrowest letters are too wide, the size gives way.
 * @param width the measure in pixels
 * @param size font size in pixels; capitals are 0.70 of it high
 */
export function Fit(props: {
  readonly width: number;
  readonly size: number;
  readonly color?: string;
  readonly weight?: number;
  readonly family?: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}) {
  const { width, size, color, weight = 800, family = anybody, style, children } = props;
  return (
    <div style={{ width, lineHeight: 0.78, whiteSpace: "nowrap", color, ...style }}>
      <span
        data-fit={width}
        style={{ display: "inline-block", fontFamily: family, fontWeight: weight, fontSize: size }}
      >
        {children}
      </span>
    </div>
  );
}

/**
 * Display type in a set width of letter.
 * @param stretch 50 (narrow) to 150 (wide)
 */
export function Display(props: {
  readonly size: number;
  readonly stretch?: number;
  readonly weight?: number;
  readonly color?: string;
  readonly leading?: number;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}) {
  const { size, stretch = 88, weight = 800, color, leading = 0.92, style, children } = props;
  return (
    <div
      style={{
        fontFamily: anybody,
        fontSize: size,
        fontStretch: `${stretch}%`,
        fontWeight: weight,
        lineHeight: leading,
        color,
        fontVariantNumeric: "tabular-nums",
        ...style,
      }}
    >
      {children}
    </div>
  );
}

/** Reading type. Nothing under 16, and 20 or more for what must be read in a small picture. */
export function Text(props: {
  readonly size?: number;
  readonly weight?: number;
  readonly color?: string;
  readonly leading?: number;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}) {
  const { size = 20, weight = 500, color, leading = 1.3, style, children } = props;
  return (
    <div style={{ fontSize: size, fontWeight: weight, lineHeight: leading, color, ...style }}>{children}</div>
  );
}

/** A client's name or heading in its own lettering. */
export function Lettering(props: {
  readonly client: Client;
  readonly size: number;
  readonly color?: string;
  readonly style?: CSSProperties;
  readonly children: string;
}) {
  const { client, size, color, style, children } = props;
  const { family, stretch, weight, caps, tracking } = client.lettering;
  return (
    <Display
      size={size}
      stretch={stretch}
      weight={weight}
      {...(color === undefined ? {} : { color })}
      style={{
        ...(family ? { fontFamily: `"${family}",${anybody}` } : {}),
        ...(tracking ? { letterSpacing: `${tracking}em` } : {}),
        textTransform: caps ? "uppercase" : "none",
        whiteSpace: "nowrap",
        ...style,
      }}
    >
      {children}
    </Display>
  );
}

/**
 * Font properties for `<text>` in a drawing.
 * @param stretch given for display type; left out for reading type
 */
export function svgFont(size: number, weight = 600, stretch?: number) {
  return {
    fontSize: size,
    fontWeight: weight,
    fontFamily: stretch === undefined ? '"Instrument Sans","Anek Bangla"' : anybody,
    style: {
      fontVariantNumeric: "tabular-nums",
      ...(stretch === undefined ? {} : { fontStretch: `${stretch}%` }),
    },
  };
}
