import type { ReactNode } from "react";
import { At, Stage } from "../../../kit/stage.tsx";

/** A stage on which everything is set in the office's typeface. */
export function Page(props: { readonly ground: string; readonly ink: string; readonly children: ReactNode }) {
  return (
    <Stage ground={props.ground}>
      <At x={0} y={0} width={1280} height={960} style={{ fontFamily: "Archivo", color: props.ink }}>
        {props.children}
      </At>
    </Stage>
  );
}

/** A line at a place; `heavy` is the condensed face of titles and figures. */
export function Note(props: {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly weight?: number;
  readonly heavy?: boolean;
  readonly color?: string;
  readonly width?: number;
  readonly align?: "left" | "center" | "right";
  readonly children: ReactNode;
}) {
  const { x, y, size = 24, heavy = false, weight = heavy ? 900 : 400, color, width, align = "left" } = props;
  return (
    <At
      x={x}
      y={y}
      {...(width === undefined ? {} : { width })}
      style={{
        fontSize: size,
        fontWeight: weight,
        fontStretch: heavy ? "62%" : "100%",
        lineHeight: heavy ? 0.9 : 1.2,
        textAlign: align,
        whiteSpace: width === undefined ? "nowrap" : "normal",
        ...(color ? { color } : {}),
      }}
    >
      {props.children}
    </At>
  );
}
