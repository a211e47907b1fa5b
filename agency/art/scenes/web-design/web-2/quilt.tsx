import type { ReactNode } from "react";
import { mix } from "../../../kit/colour.ts";
import { modulo } from "../../../weave/drafts.ts";

const fold = (value: number, period: number) => Math.abs(modulo(value, period) - period / 2);

const patterns = {
  diamond: (x: number, y: number) => {
    const far = fold(x, 12) + fold(y, 12);
    return far < 2 ? 2 : far < 4 ? 0 : far < 7 ? 1 : far < 9 ? 0 : 1;
  },
  waves: (x: number, y: number) => [1, 1, 0, 2, 0][modulo(y + Math.round(2.4 * Math.sin(x / 3)), 5)] ?? 0,
  patches: (x: number, y: number) => modulo(Math.floor(x / 4) * 2 + Math.floor(y / 4) * 3, 5) % 3,
  zigzag: (x: number, y: number) => [1, 1, 0, 0, 2, 0][modulo(y + fold(x, 8), 6)] ?? 0,
  squares: (x: number, y: number) => {
    const ring = Math.max(fold(x + 0.5, 13), fold(y + 0.5, 13));
    return ring < 1.5 ? 2 : Math.floor(ring) % 2 === 0 ? 1 : 0;
  },
  stars: (x: number, y: number) => {
    const [a, b] = [fold(x, 10), fold(y, 10)];
    return a * b < 2 && a + b < 5 ? 1 : a + b > 8 ? 2 : 0;
  },
} as const;

/** The quilts of the shop: pattern, cloth, figure and second figure. */
export const pieces = {
  "0412": { pattern: "squares", cloth: "#a60f4a", figure: "#fffaf5", touch: "#f4b400" },
  "0415": { pattern: "patches", cloth: "#eeb4c4", figure: "#a60f4a", touch: "#24408e" },
  "0418": { pattern: "diamond", cloth: "#231019", figure: "#f4b400", touch: "#fffaf5" },
  "0421": { pattern: "zigzag", cloth: "#fffaf5", figure: "#24408e", touch: "#a60f4a" },
  "0427": { pattern: "stars", cloth: "#24408e", figure: "#f4b400", touch: "#fffaf5" },
  "0431": { pattern: "waves", cloth: "#24408e", figure: "#fffaf5", touch: "#eeb4c4" },
  house: { pattern: "diamond", cloth: "#a60f4a", figure: "#f7dcd9", touch: "#f4b400" },
} as const;

/** A piece's number, or the shop's own pattern. */
export type Piece = keyof typeof pieces;

/**
 * A quilt of running stitch: flat figures with rows of stitches across. Stands in a box or inside a `Drawing`.
 * @param cell pixels of one square of the pattern; 8 is a whole quilt, 32 shows the stitches
 * @param back shows the other side, where only the stitches are seen
 */
export function Quilt(props: {
  readonly piece: Piece;
  readonly width: number;
  readonly height: number;
  readonly cell?: number;
  readonly x?: number;
  readonly y?: number;
  readonly back?: boolean;
}) {
  const { piece, width, height, cell = 8, x = 0, y = 0, back = false } = props;
  const { pattern, cloth, figure, touch } = pieces[piece];
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const paths = ["", "", ""];
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const kind = patterns[pattern](i, j);
      paths[kind] += `M${i * cell} ${j * cell}h${cell}v${cell}h-${cell}z`;
    }
  }
  const step = Math.max(8, cell);
  const lines = Array.from({ length: Math.ceil(height / step) }, (_, i) => i);
  const thick = Math.max(2, cell / 8);
  return (
    <svg aria-hidden="true" x={x} y={y} width={width} height={height} style={{ display: "block" }}>
      <rect width={width} height={height} fill={back ? mix(cloth, "#fffaf5", 0.82) : cloth} />
      {!back && <path d={paths[1]} fill={figure} shapeRendering="crispEdges" />}
      {!back && <path d={paths[2]} fill={touch} shapeRendering="crispEdges" />}
      {(cell >= 14 || back) && (
        <g stroke={back ? cloth : mix(cloth, figure, 0.5)} strokeWidth={thick}>
          {lines.map((line) => (
            <path
              key={line}
              d={`M${(line % 2) * step * 0.5} ${(line + 0.5) * step}H${width}`}
              strokeDasharray={`${step * 0.6} ${step * 0.4}`}
            />
          ))}
        </g>
      )}
    </svg>
  );
}

const strokes: Readonly<Record<string, readonly [number, string]>> = {
  K: [4, "M0 0V6M4 0L.94 2.63M1.6 2.7L4 5.96"],
  A: [4.4, "M0 6L1.8 .27M4.4 6L2.6 .27M1.2 4H3.2"],
  N: [4, "M0 6V0M.35 .5L3.65 5.5M4 6V0"],
  T: [4, "M0 0H4M2 0V6"],
  H: [4, "M0 0V6M4 0V6M0 3H4"],
  O: [4, "M0 0H4V6H0Z"],
  U: [4, "M0 0V6H4V0"],
  S: [4, "M4 0H0V3H4V6H0"],
  E: [3.4, "M3.4 0H0V6H3.4M0 3H2.8"],
  " ": [2, ""],
};

/**
 * The shop's name as running stitch, six dashes to the stem. Stands in a box or inside a `Drawing`.
 * @param text letters of KANTHA HOUSE
 * @param width pixels from the first letter's edge to the last one's; the height follows
 * @param weight thickness of the thread, in sixths of the letters' height
 */
export function StitchName(props: {
  readonly text: string;
  readonly width: number;
  readonly color: string;
  readonly weight?: number;
  readonly x?: number;
  readonly y?: number;
}) {
  const { text, width, color, weight = 0.62, x = 0, y = 0 } = props;
  let at = 0;
  const letters: ReactNode[] = [];
  [...text].forEach((letter, index) => {
    const [wide, path] = strokes[letter] ?? [2, ""];
    letters.push(<path key={`${letter}${at}`} d={path} transform={`translate(${at} 0)`} />);
    at += wide + (index < text.length - 1 ? 1.5 : 0);
  });
  const height = (width / (at + weight)) * (6 + weight);
  return (
    <svg
      aria-label={text}
      role="img"
      x={x}
      y={y}
      width={width}
      height={height}
      viewBox={`${-weight / 2} ${-weight / 2} ${at + weight} ${6 + weight}`}
      style={{ display: "block" }}
    >
      <g fill="none" stroke={color} strokeWidth={weight} strokeDasharray=".8 .2" strokeDashoffset="-.1">
        {letters}
      </g>
    </svg>
  );
}

/** A frame of running stitch around a box. @param count stitches on the longer side */
export function StitchFrame(props: {
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly thick?: number;
  readonly stitch?: number;
  readonly inset?: number;
}) {
  const { width, height, color, thick = 3, stitch = 12, inset = 6 } = props;
  return (
    <svg aria-hidden="true" width={width} height={height} style={{ position: "absolute", left: 0, top: 0 }}>
      <rect
        x={inset}
        y={inset}
        width={width - inset * 2}
        height={height - inset * 2}
        fill="none"
        stroke={color}
        strokeWidth={thick}
        strokeDasharray={`${stitch} ${stitch * 0.6}`}
      />
    </svg>
  );
}
