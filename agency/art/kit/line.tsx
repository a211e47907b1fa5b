import type { CSSProperties, ReactNode } from "react";

/**
 * One line of type at a place, in any face of the picture house: what a client's interface or print is set in.
 * @param y top of the line, which is 1.1 times its size high
 * @param width with `align`, the measure that the line is set in
 */
export function Line(props: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly face?: string;
  readonly stretch?: number;
  readonly weight?: number;
  readonly color?: string;
  readonly width?: number;
  readonly align?: "left" | "center" | "right";
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}) {
  const { x, y, size, face = "Archivo", stretch = 100, weight = 600, color, width, align, style } = props;
  return (
    <div
      style={{
        position: "absolute",
        left: x,
        top: y,
        width,
        textAlign: align,
        fontFamily: `"${face}","Anek Bangla"`,
        fontSize: size,
        fontStretch: `${stretch}%`,
        fontWeight: weight,
        lineHeight: 1.1,
        whiteSpace: "nowrap",
        fontVariantNumeric: "tabular-nums lining-nums",
        color,
        ...style,
      }}
    >
      {props.children}
    </div>
  );
}
