import { figurePath, grid } from "./squares.ts";

/** A figure drawn in squares. Inside a `Drawing`; `x`, `y` are its upper left corner. */
export function Figure(props: {
  readonly figure: string;
  readonly x: number;
  readonly y: number;
  readonly cell: number;
  readonly color: string;
}) {
  const { figure, x, y, cell, color } = props;
  return (
    <path
      d={figurePath(figure, cell)}
      transform={`translate(${x} ${y})`}
      fill={color}
      shapeRendering="crispEdges"
    />
  );
}

/**
 * Figures in a row, with a gap of squares between them. Inside a `Drawing`.
 * @param children the figures, e.g. ১৪৩২
 */
export function Figures(props: {
  readonly x: number;
  readonly y: number;
  readonly cell: number;
  readonly color: string | readonly string[];
  readonly gap?: number;
  readonly children: string;
}) {
  const { x, y, cell, color, gap = 4, children } = props;
  return (
    <>
      {[...children].map((figure, i) => (
        <Figure
          key={figure + String(i)}
          figure={figure}
          x={x + i * (grid.columns + gap) * cell}
          y={y}
          cell={cell}
          color={typeof color === "string" ? color : (color[i % color.length] ?? "#000000")}
        />
      ))}
    </>
  );
}

/** Width of a row of figures in pixels. */
export function figuresWidth(count: number, cell: number, gap = 4): number {
  return (count * (grid.columns + gap) - gap) * cell;
}

/**
 * A field of stepped lozenges, the filling between the figures. Inside a `Drawing`; clipped to its box.
 * @param cell pixels of a square; a lozenge is 12 squares wide
 */
export function Lozenges(props: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly cell: number;
  readonly color: string;
  readonly ground?: string;
  readonly core?: string;
}) {
  const { x, y, width, height, cell, color, ground, core } = props;
  const lozenge = (cx: number, cy: number, r: number) =>
    Array.from({ length: r * 2 - 1 }, (_, i) => {
      const half = r - Math.abs(i - r + 1);
      return `M${(cx - half) * cell} ${(cy - r + 1 + i) * cell}h${(half * 2 - 1 + 1) * cell}v${cell}h${-(half * 2) * cell}z`;
    }).join("");
  const places: [number, number][] = [];
  for (let j = 0; j * 6 * cell < height + 12 * cell; j++) {
    for (let i = 0; i * 12 * cell < width + 24 * cell; i++) places.push([i * 12 + (j % 2) * 6, j * 6]);
  }
  return (
    <svg aria-hidden="true" x={x} y={y} width={width} height={height} shapeRendering="crispEdges">
      {ground && <rect width={width} height={height} fill={ground} />}
      <path d={places.map(([cx, cy]) => lozenge(cx, cy, 5)).join("")} fill={color} />
      {core && <path d={places.map(([cx, cy]) => lozenge(cx, cy, 2)).join("")} fill={core} />}
    </svg>
  );
}
