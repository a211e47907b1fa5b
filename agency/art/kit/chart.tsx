import type { ReactNode } from "react";
import { mix } from "./colour.ts";
import { svgFont } from "./type.tsx";

interface Plot {
  readonly width: number;
  readonly height: number;
  readonly values: readonly number[];
  readonly color: string;
  /** Value at the foot and at the head; from the values when left out. */
  readonly range?: readonly [number, number];
}

function scaled({ values, height, range }: Pick<Plot, "values" | "height" | "range">) {
  const [low, high] = range ?? [Math.min(0, ...values), Math.max(...values)];
  return (value: number) => height - ((value - low) / (high - low || 1)) * height;
}

/** A line through the values; `stepped` moves like a thread on a loom. Drawn inside a `Drawing`. */
export function Line(
  props: Plot & { readonly thick?: number; readonly stepped?: boolean; readonly dots?: boolean },
) {
  const { width, values, color, thick = 6, stepped = false, dots = false } = props;
  const y = scaled(props);
  const x = (i: number) => (i * width) / Math.max(1, values.length - 1);
  const path = values
    .map((value, i) =>
      i === 0 ? `M${x(0)} ${y(value)}` : stepped ? `H${x(i)}V${y(value)}` : `L${x(i)} ${y(value)}`,
    )
    .join("");
  return (
    <>
      <path d={path} fill="none" stroke={color} strokeWidth={thick} strokeLinejoin="bevel" />
      {dots &&
        values.map((value, i) => (
          <rect
            key={x(i)}
            x={x(i) - thick}
            y={y(value) - thick}
            width={thick * 2}
            height={thick * 2}
            fill={color}
          />
        ))}
    </>
  );
}

/**
 * Upright bars. Drawn inside a `Drawing`.
 * @param gap share of a place that stays empty
 * @param paint colour of a single bar, when not all are alike
 */
export function Bars(props: Plot & { readonly gap?: number; readonly paint?: (index: number) => string }) {
  const { width, height, values, color, gap = 0.25, paint } = props;
  const y = scaled(props);
  const place = width / values.length;
  return (
    <>
      {values.map((value, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: bars have no other identity
          key={i}
          x={i * place + (place * gap) / 2}
          y={y(value)}
          width={place * (1 - gap)}
          height={Math.max(0, height - y(value))}
          fill={paint?.(i) ?? color}
        />
      ))}
    </>
  );
}

/** Level lines with their values at the left. Drawn inside a `Drawing`. */
export function Scale(props: {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly { readonly at: number; readonly label: string }[];
  readonly range: readonly [number, number];
  readonly color: string;
  readonly size?: number;
}) {
  const { width, height, marks, range, color, size = 18 } = props;
  const y = scaled({ values: [], height, range });
  return (
    <>
      {marks.map(({ at, label }) => (
        <g key={label}>
          <path d={`M0 ${y(at)}H${width}`} stroke={color} strokeWidth={2} />
          <text x={-12} y={y(at) + size * 0.35} textAnchor="end" fill={color} {...svgFont(size)}>
            {label}
          </text>
        </g>
      ))}
    </>
  );
}

/**
 * A table of cells whose colour tells the value: heat maps, confusion matrices, punch cards of a week.
 * @param values row by row, 0 to 1
 * @param label what is written into a cell
 */
export function Heat(props: {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly values: readonly number[];
  readonly from: string;
  readonly to: string;
  readonly gap?: number;
  readonly label?: (index: number) => ReactNode;
  readonly size?: number;
  readonly ink?: (value: number) => string;
}) {
  const { width, height, columns, values, from, to, gap = 4, label, size = 22, ink } = props;
  const rows = Math.ceil(values.length / columns);
  const [w, h] = [width / columns, height / rows];
  return (
    <>
      {values.map((value, i) => {
        const [x, y] = [(i % columns) * w, Math.floor(i / columns) * h];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          <g key={i}>
            <rect x={x} y={y} width={w - gap} height={h - gap} fill={mix(from, to, value)} />
            {label && (
              <text
                x={x + (w - gap) / 2}
                y={y + (h - gap) / 2 + size * 0.35}
                textAnchor="middle"
                fill={ink?.(value) ?? "#ffffff"}
                {...svgFont(size, 700)}
              >
                {label(i)}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}

/** A measure from 0 to 1 as a bar of whole cells. Drawn inside a `Drawing`. */
export function Meter(props: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly share: number;
  readonly color: string;
  readonly rest: string;
  readonly cells?: number;
}) {
  const { x, y, width, height, share, color, rest, cells = 24 } = props;
  const step = width / cells;
  return (
    <>
      {Array.from({ length: cells }, (_, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          key={i}
          x={x + i * step}
          y={y}
          width={step - 2}
          height={height}
          fill={i < Math.round(share * cells) ? color : rest}
        />
      ))}
    </>
  );
}
