import { mulberry32 } from "../weave/random.ts";
import type { Point } from "./flow.tsx";

/** Longitude and latitude of the border, after Natural Earth (public domain), 1:110m. */
const border: readonly Point[] = [
  [92.67, 22.04],
  [92.65, 21.32],
  [92.3, 21.48],
  [92.37, 20.67],
  [92.08, 21.19],
  [92.03, 21.7],
  [91.83, 22.18],
  [91.42, 22.77],
  [90.5, 22.81],
  [90.59, 22.39],
  [90.27, 21.84],
  [89.85, 22.04],
  [89.7, 21.86],
  [89.42, 21.97],
  [89.03, 22.06],
  [88.88, 22.88],
  [88.53, 23.63],
  [88.7, 24.23],
  [88.08, 24.5],
  [88.31, 24.87],
  [88.93, 25.24],
  [88.21, 25.77],
  [88.56, 26.45],
  [89.36, 26.01],
  [89.83, 25.97],
  [89.92, 25.27],
  [90.87, 25.13],
  [91.8, 25.15],
  [92.38, 24.98],
  [91.92, 24.13],
  [91.47, 24.07],
  [91.16, 23.5],
  [91.71, 22.99],
  [91.87, 23.62],
  [92.15, 23.63],
];

const rivers: readonly (readonly Point[])[] = [
  [
    [89.75, 25.9],
    [89.63, 25.2],
    [89.72, 24.5],
    [89.78, 23.86],
  ],
  [
    [88.3, 24.5],
    [88.65, 24.33],
    [89.1, 24.0],
    [89.78, 23.86],
    [90.2, 23.5],
    [90.62, 23.25],
    [90.65, 22.85],
  ],
  [
    [91.8, 24.7],
    [91.2, 24.35],
    [90.98, 24.05],
    [90.75, 23.6],
    [90.62, 23.25],
  ],
];

/** Longitude and latitude of places that the pictures name. */
export const places = {
  Dhaka: [90.41, 23.79],
  Chattogram: [91.82, 22.34],
  Sylhet: [91.87, 24.9],
  Rajshahi: [88.6, 24.37],
  Khulna: [89.56, 22.82],
  Barishal: [90.37, 22.7],
  Rangpur: [89.25, 25.75],
  Mymensingh: [90.4, 24.75],
  Cumilla: [91.18, 23.46],
  Bogura: [89.37, 24.85],
  Jashore: [89.21, 23.17],
  "Cox's Bazar": [91.97, 21.44],
  Dinajpur: [88.64, 25.63],
  Narsingdi: [90.72, 23.92],
  Feni: [91.4, 23.01],
  Teknaf: [92.3, 20.86],
  Srimangal: [91.73, 24.31],
  Chandpur: [90.65, 23.23],
  Narayanganj: [90.5, 23.62],
  Tongi: [90.4, 23.89],
} as const satisfies Record<string, Point>;

/**
 * Where a place of Bangladesh lies in a box of a given height (the box is 0.8 as wide).
 * @param place longitude and latitude
 * @param height of the map in pixels, from 26.55° to 20.55° north
 */
export function onMap([longitude, latitude]: Point, height: number): Point {
  const degree = height / 6;
  return [(longitude - 88.0) * degree * 0.914, (26.55 - latitude) * degree];
}

/** Bangladesh with its great rivers, drawn inside a `Drawing`; `onMap` gives places on it. */
export function Bangladesh(props: {
  readonly height: number;
  readonly land: string;
  readonly water: string;
  readonly outline?: string;
}) {
  const { height, land, water, outline } = props;
  const path = (points: readonly Point[]) => points.map((point) => onMap(point, height).join(" ")).join("L");
  return (
    <>
      <path
        d={`M${path(border)}Z`}
        fill={land}
        strokeLinejoin="round"
        {...(outline ? { stroke: outline, strokeWidth: 4 } : {})}
      />
      {rivers.map((river) => (
        <path
          key={river[0]?.join()}
          d={`M${path(river)}`}
          fill="none"
          stroke={water}
          strokeWidth={height / 90}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      ))}
    </>
  );
}

/**
 * A plan of a town that does not exist: blocks between streets, a broad road, a river. Inside a `Drawing`.
 * @param seed another seed, another town
 */
export function TownPlan(props: {
  readonly width: number;
  readonly height: number;
  readonly land: string;
  readonly street: string;
  readonly water: string;
  readonly park: string;
  readonly seed: number;
}) {
  const { width, height, land, street, water, park, seed } = props;
  const random = mulberry32(seed);
  const cut = (length: number) => {
    const cuts = [0];
    for (let at = 0; at < length; at += 64 + Math.floor(random() * 8) * 16) cuts.push(at);
    return [...cuts.slice(2), length];
  };
  const [columns, rows] = [cut(width), cut(height)];
  const bank = height * (0.62 + random() * 0.2);
  const wave = Array.from({ length: 13 }, (_, i) => {
    const x = (i * width) / 12;
    return `${x} ${bank + Math.sin(i * 0.8 + seed) * height * 0.07}`;
  }).join("L");
  return (
    <>
      <rect width={width} height={height} fill={street} />
      {rows.flatMap((bottom, j) =>
        columns.map((right, i) => {
          const [left, top] = [columns[i - 1] ?? 0, rows[j - 1] ?? 0];
          const gap = i % 4 === 0 || j % 5 === 0 ? 10 : 5;
          return (
            <rect
              key={`${right},${bottom}`}
              x={left + gap}
              y={top + gap}
              width={Math.max(0, right - left - gap)}
              height={Math.max(0, bottom - top - gap)}
              fill={random() < 0.07 ? park : land}
            />
          );
        }),
      )}
      <path d={`M${width * 0.1} 0L${width * 0.86} ${height}`} stroke={street} strokeWidth={18} />
      <path d={`M${wave}`} fill="none" stroke={water} strokeWidth={height * 0.085} strokeLinejoin="round" />
    </>
  );
}

/** A drop-shaped pin whose point is at the place. Inside a `Drawing`. */
export function Pin(props: {
  readonly at: Point;
  readonly size: number;
  readonly color: string;
  readonly hole: string;
}) {
  const [x, y] = props.at;
  const s = props.size / 2;
  return (
    <>
      <path
        d={`M${x} ${y}L${x - s} ${y - s * 1.6}V${y - s * 3}H${x + s}V${y - s * 1.6}Z`}
        fill={props.color}
      />
      <rect x={x - s * 0.4} y={y - s * 2.5} width={s * 0.8} height={s * 0.8} fill={props.hole} />
    </>
  );
}
