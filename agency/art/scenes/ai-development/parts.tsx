import type { CSSProperties, ReactNode } from "react";
import type { Client } from "../../kit/contract.ts";
import { hardShadow, Stage } from "../../kit/stage.tsx";

const bengali = '"Anek Bangla"';

/** The font families of a client, the first of which sets its names and headings. */
export function face(client: Client): string {
  const { family } = client.lettering;
  return family ? `"${family}",${bengali}` : `"Anybody",${bengali}`;
}

/**
 * The stage of a client whose typeface also sets what is read.
 * @param plain sets reading type in Instrument Sans instead
 */
export function Board(props: {
  readonly client: Client;
  readonly ground: string;
  readonly plain?: boolean;
  readonly children: ReactNode;
}) {
  const { client, ground, plain, children } = props;
  return (
    <Stage ground={ground}>
      <div style={plain ? {} : { fontFamily: face(client) }}>{children}</div>
    </Stage>
  );
}

/**
 * Words at a place: one line, or a column when a width is given.
 * @param x left edge, middle or right edge, as `align` says
 * @param y top of the first line's box
 * @param head sets them in the client's lettering
 */
export function Words(props: {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly weight?: number;
  readonly color?: string;
  readonly width?: number;
  readonly align?: "left" | "center" | "right";
  readonly leading?: number;
  readonly stretch?: number;
  readonly head?: Client;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}) {
  const { x, y, size = 24, weight = 500, color, width, align = "left", leading = 1.2, stretch, head } = props;
  const shift = { left: "0", center: "-50%", right: "-100%" }[align];
  const lettering = head && {
    fontFamily: face(head),
    fontStretch: `${head.lettering.stretch}%`,
    fontWeight: head.lettering.weight,
    textTransform: head.lettering.caps ? ("uppercase" as const) : ("none" as const),
    letterSpacing: `${head.lettering.tracking ?? 0}em`,
  };
  return (
    <div
      style={{
        position: "absolute",
        left: x,
        top: y,
        fontSize: size,
        fontWeight: weight,
        color,
        lineHeight: leading,
        textAlign: align,
        fontVariantNumeric: "tabular-nums",
        ...(width === undefined ? { whiteSpace: "nowrap" } : { width }),
        ...(align === "left" ? {} : { transform: `translateX(${shift})` }),
        ...(stretch === undefined ? {} : { fontStretch: `${stretch}%` }),
        ...lettering,
        ...props.style,
      }}
    >
      {props.children}
    </div>
  );
}

/** A line in a drawing, never filled. */
export function Stroke(props: {
  readonly d: string;
  readonly color: string;
  readonly width?: number;
  readonly dash?: string;
  readonly cap?: "butt" | "round" | "square";
  readonly join?: "bevel" | "round" | "miter";
}) {
  const { d, color, width = 4, dash, cap = "butt", join = "bevel" } = props;
  return (
    <path
      d={d}
      fill="none"
      stroke={color}
      strokeWidth={width}
      strokeLinecap={cap}
      strokeLinejoin={join}
      {...(dash ? { strokeDasharray: dash } : {})}
    />
  );
}

/** A paper label with a bold first line and a lighter second one. */
export function Tag(props: {
  readonly x: number;
  readonly y: number;
  readonly title: string;
  readonly sub?: string;
  readonly ground: string;
  readonly color: string;
  readonly size?: number;
  readonly shadow?: number;
  readonly style?: CSSProperties;
}) {
  const { x, y, title, sub, ground, color, size = 32, shadow = 8, style } = props;
  return (
    <div
      style={{
        position: "absolute",
        left: x,
        top: y,
        padding: `${size * 0.4}px ${size * 0.7}px ${size * 0.5}px`,
        background: ground,
        color,
        lineHeight: 1.22,
        whiteSpace: "nowrap",
        ...(shadow > 0 ? hardShadow(shadow) : {}),
        ...style,
      }}
    >
      <div style={{ fontSize: size, fontWeight: 700 }}>{title}</div>
      {sub && <div style={{ fontSize: size * 0.82, fontWeight: 450 }}>{sub}</div>}
    </div>
  );
}

/** A box with words in its middle, for buttons and fields of a screen. */
export function Field(props: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly ground?: string;
  readonly color: string;
  readonly size?: number;
  readonly weight?: number;
  readonly line?: string;
  readonly align?: "left" | "center";
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}) {
  const { x, y, width, height, ground, color, size = 24, weight = 600, line, align = "center" } = props;
  return (
    <div
      style={{
        position: "absolute",
        left: x,
        top: y,
        width,
        height,
        background: ground,
        color,
        fontSize: size,
        fontWeight: weight,
        lineHeight: 1.15,
        display: "flex",
        alignItems: "center",
        justifyContent: align === "center" ? "center" : "flex-start",
        padding: align === "center" ? 0 : `0 ${size * 0.8}px`,
        textAlign: align,
        ...(line ? { border: `4px solid ${line}` } : {}),
        ...props.style,
      }}
    >
      <span>{props.children}</span>
    </div>
  );
}
