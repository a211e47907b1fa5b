import type { CSSProperties } from "react";
import { type Draft, type DraftName, draft, shadedSatin } from "../weave/drafts.ts";
import { dataUrl } from "../weave/png.ts";
import { type Pixels, tile } from "../weave/strands.ts";

interface Place {
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly height: number;
}

function placed({ x, y, width, height }: Place): CSSProperties {
  return x === undefined && y === undefined
    ? { width, height }
    : { position: "absolute", left: x ?? 0, top: y ?? 0, width, height };
}

/** A draft as CSS, for anything that can have a background. */
export function clothStyle(
  name: DraftName | Draft,
  warp: string,
  weft: string,
  cell = 8,
  relief = 0.3,
): CSSProperties {
  const size = relief > 0 ? cell : 1;
  const pixels = tile(typeof name === "string" ? draft(name) : name, warp, weft, size, relief);
  return {
    backgroundImage: `url(${dataUrl(pixels)})`,
    backgroundSize: `${(pixels.width / size) * cell}px ${(pixels.height / size) * cell}px`,
    imageRendering: "pixelated",
  };
}

/**
 * A woven ground in two yarns.
 * @param draft name of the weave, or a draft made for the occasion
 * @param warp colour of the upright threads, `weft` of the level ones
 * @param cell pixels per crossing: 8 for grounds, 16 to 32 where the cloth is the subject
 * @param relief 0 for flat cells, 0.3 for round threads
 */
export function Cloth(
  props: Place & {
    readonly draft: DraftName | Draft;
    readonly warp: string;
    readonly weft: string;
    readonly cell?: number;
    readonly relief?: number;
    readonly style?: CSSProperties;
  },
) {
  const { draft: name, warp, weft, cell, relief, style } = props;
  return <div style={{ ...placed(props), ...clothStyle(name, warp, weft, cell, relief), ...style }} />;
}

/** Pixels from `weave/strands.ts` or `kit/woven.ts` shown at a place. */
export function Woven(props: Place & { readonly pixels: Pixels; readonly style?: CSSProperties }) {
  return (
    <img
      alt=""
      src={dataUrl(props.pixels)}
      style={{ ...placed(props), imageRendering: "pixelated", ...props.style }}
    />
  );
}

/**
 * A field of colour that gives way thread by thread, instead of a gradient.
 * @param color the field; what lies below shows where it gives way
 * @param towards the side on which the field is gone
 */
export function Dissolve(
  props: Place & {
    readonly color: string;
    readonly cell?: number;
    readonly towards: "top" | "right" | "bottom" | "left";
  },
) {
  const { width, height, color, cell = 8, towards } = props;
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  let path = "";
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const tone = {
        top: (y + 0.5) / rows,
        bottom: 1 - (y + 0.5) / rows,
        left: (x + 0.5) / columns,
        right: 1 - (x + 0.5) / columns,
      }[towards];
      const upright = towards === "top" || towards === "bottom";
      if (upright ? shadedSatin(x, y, tone) : shadedSatin(y, x, tone))
        path += `M${x * cell} ${y * cell}h${cell}v${cell}h-${cell}z`;
    }
  }
  return (
    <svg
      aria-hidden="true"
      style={placed(props)}
      viewBox={`0 0 ${width} ${height}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill={color} />
    </svg>
  );
}

/** A line of running stitch; give `length` and it repeats in whole stitches. */
export function Stitches(props: {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly color: string;
  readonly thick?: number;
  readonly stitch?: number;
  readonly upright?: boolean;
}) {
  const { x, y, length, color, thick = 4, stitch = 16, upright } = props;
  const step = length / Math.max(1, Math.round(length / (stitch * 1.6)));
  const direction = upright ? "180deg" : "90deg";
  return (
    <div
      style={{
        position: "absolute",
        left: x,
        top: y,
        width: upright ? thick : length,
        height: upright ? length : thick,
        background: `repeating-linear-gradient(${direction},${color} 0 ${step * 0.62}px,transparent ${step * 0.62}px ${step}px)`,
      }}
    />
  );
}
