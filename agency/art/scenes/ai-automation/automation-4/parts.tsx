import { mix } from "../../../kit/colour.ts";
import { At } from "../../../kit/stage.tsx";

/** A line at a place, never broken: headings in the client's serif, the rest in the reading type. */
export function T(props: {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly weight?: number;
  readonly serif?: boolean;
  readonly color?: string;
  readonly width?: number;
  readonly align?: "left" | "center" | "right";
  readonly children: string;
}) {
  const { x, y, size = 26, weight = 600, serif, color, width, align = "left", children } = props;
  return (
    <At
      x={x}
      y={y}
      style={{
        ...(width === undefined ? {} : { width }),
        ...(serif ? { fontFamily: '"Fraunces","Anek Bangla"', letterSpacing: "-.015em" } : {}),
        fontSize: size,
        fontWeight: weight,
        lineHeight: 1.1,
        textAlign: align,
        whiteSpace: "nowrap",
        fontVariantNumeric: "tabular-nums lining-nums",
        ...(color === undefined ? {} : { color }),
      }}
    >
      {children}
    </At>
  );
}

/** Whole numbers from 0 to below `count`. */
export function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}

/**
 * Knitted loops, each a V that stands in the next. Inside a `Drawing`.
 * @param width of one loop, `height` from one row to the next; a loop hangs a little lower
 * @param color of a loop by column and row; null leaves it out
 * @param depth how much darker the right leg is, 0 to 1
 */
export function Knit(props: {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  readonly depth?: number;
  readonly color: (column: number, row: number) => string | null;
}) {
  const { x, y, columns, rows, width: w, height: h, depth = 0.2, color } = props;
  const left = new Map<string, string>();
  const right = new Map<string, string>();
  for (const row of upTo(rows)) {
    for (const column of upTo(columns)) {
      const yarn = color(column, row);
      if (yarn === null) continue;
      const [cx, cy] = [x + column * w + w / 2, y + row * h];
      left.set(
        yarn,
        `${left.get(yarn) ?? ""}M${cx - w * 0.27} ${cy + h * 0.16}L${cx - w * 0.15} ${cy + h * 0.98}`,
      );
      right.set(
        yarn,
        `${right.get(yarn) ?? ""}M${cx + w * 0.27} ${cy + h * 0.16}L${cx + w * 0.15} ${cy + h * 0.98}`,
      );
    }
  }
  const leg = { strokeWidth: w * 0.44, strokeLinecap: "round" } as const;
  return (
    <>
      {[...left].map(([yarn, d]) => (
        <path key={yarn} d={d} stroke={yarn} {...leg} />
      ))}
      {[...right].map(([yarn, d]) => (
        <path key={yarn} d={d} stroke={mix(yarn, "#000000", depth)} {...leg} />
      ))}
    </>
  );
}

/** A spoken sentence as upright bars about a middle line. Inside a `Drawing`. */
export function Voice(props: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly seed: number;
  readonly step?: number;
}) {
  const { x, y, width, height, color, seed, step = 12 } = props;
  const bars = upTo(Math.floor(width / step));
  const path = bars
    .map((i) => {
      const share = i / bars.length;
      const word = Math.abs(Math.sin(share * Math.PI * (2 + (seed % 3)) + seed * 0.4));
      const sound = 0.35 + 0.65 * Math.abs(Math.sin(i * 1.7 + seed) * Math.cos(i * 0.61 + seed * 2));
      const tall = Math.max(step * 0.6, height * word * sound);
      return `M${x + i * step} ${y + (height - tall) / 2}v${tall}`;
    })
    .join("");
  return <path d={path} stroke={color} strokeWidth={step * 0.58} fill="none" />;
}

/** The loudspeaker that stands beside what the kiosk reads aloud. Inside a `Drawing`. */
export function Speaker({ x, y, size, color }: { x: number; y: number; size: number; color: string }) {
  const u = size / 16;
  return (
    <g transform={`translate(${x} ${y}) scale(${u})`}>
      <path d="M0 5H3L8 1V15L3 11H0Z" fill={color} />
      <path d="M10.5 5Q12 8 10.5 11M13 3Q16 8 13 13" fill="none" stroke={color} strokeWidth={1.6} />
    </g>
  );
}

/** The square code under a letter, eleven by eleven. Inside a `Drawing`. */
export function Code({ x, y, size, color }: { x: number; y: number; size: number; color: string }) {
  const cell = size / 11;
  const dark = (i: number, j: number) => {
    const [a, b] = [i > 6 ? 10 - i : i, j > 6 ? 10 - j : j];
    if (a < 4 && b < 4 && !(i > 6 && j > 6)) return a !== 3 && b !== 3;
    return (i * 7 + j * 5 + ((i * j) % 3)) % 3 === 0 || (i + j * j) % 5 === 0;
  };
  const hole = (i: number, j: number) =>
    [
      [1, 1],
      [9, 1],
      [1, 9],
    ].some(([a, b]) => a === i && b === j);
  const path = upTo(121)
    .filter((n) => dark(n % 11, Math.floor(n / 11)) && !hole(n % 11, Math.floor(n / 11)))
    .map((n) => `M${x + (n % 11) * cell} ${y + Math.floor(n / 11) * cell}h${cell}v${cell}h${-cell}z`)
    .join("");
  return <path d={path} fill={color} shapeRendering="crispEdges" />;
}
