import type { ReactNode } from "react";
import { mulberry32 } from "../weave/random.ts";
import { mix } from "./colour.ts";
import { svgFont } from "./type.tsx";

interface Symbol {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: string;
  readonly line: string;
}

/** Motor: a circle with an M. Inside a `Drawing`; `x`, `y` is the middle. */
export function Motor({ x, y, size, color, line }: Symbol) {
  return (
    <>
      <circle cx={x} cy={y} r={size / 2} fill={color} stroke={line} strokeWidth={4} />
      <text x={x} y={y + size * 0.17} textAnchor="middle" fill={line} {...svgFont(size * 0.5, 700)}>
        M
      </text>
    </>
  );
}

/** Pump: a circle with a triangle towards its outlet at the right. */
export function Pump({ x, y, size, color, line }: Symbol) {
  const r = size / 2;
  return (
    <>
      <circle cx={x} cy={y} r={r} fill={color} stroke={line} strokeWidth={4} />
      <path
        d={`M${x - r * 0.5} ${y - r * 0.86}L${x + r} ${y}L${x - r * 0.5} ${y + r * 0.86}`}
        fill="none"
        stroke={line}
        strokeWidth={4}
      />
    </>
  );
}

/** Valve: two triangles point to point. */
export function Valve({ x, y, size, color, line }: Symbol) {
  const r = size / 2;
  return (
    <path
      d={`M${x - r} ${y - r * 0.6}V${y + r * 0.6}L${x + r} ${y - r * 0.6}V${y + r * 0.6}Z`}
      fill={color}
      stroke={line}
      strokeWidth={4}
      strokeLinejoin="round"
    />
  );
}

/** Tank with a level from 0 to 1; `x`, `y` is the upper left corner. */
export function Tank(
  props: Symbol & { readonly height: number; readonly level: number; readonly back: string },
) {
  const { x, y, size, height, level, color, line, back } = props;
  return (
    <>
      <rect x={x} y={y} width={size} height={height} fill={back} />
      <rect x={x} y={y + height * (1 - level)} width={size} height={height * level} fill={color} />
      <path d={`M${x} ${y + height * (1 - level)}h${size}`} stroke={line} strokeWidth={4} />
      <rect x={x} y={y} width={size} height={height} fill="none" stroke={line} strokeWidth={4} />
    </>
  );
}

/** Signal lamp column with the lit colours from top to bottom. */
export function LampColumn(props: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly lit: "red" | "amber" | "green";
}) {
  const { x, y, size, lit } = props;
  const lamps = { red: "#e23b22", amber: "#f4b400", green: "#2ba878" } as const;
  return (
    <>
      <rect x={x + size * 0.4} y={y} width={size * 0.2} height={size * 4} fill="#6c706d" />
      {(["red", "amber", "green"] as const).map((name, i) => (
        <rect
          key={name}
          x={x}
          y={y + i * size}
          width={size}
          height={size * 0.9}
          fill={name === lit ? lamps[name] : mix(lamps[name], "#141618", 0.72)}
        />
      ))}
    </>
  );
}

/** A value as a SCADA page shows it: its tag above, the number with its unit in a box. */
export function Value(props: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly tag: string;
  readonly value: string;
  readonly color: string;
  readonly back: string;
  readonly size?: number;
}) {
  const { x, y, width, tag, value, color, back, size = 24 } = props;
  return (
    <>
      <text x={x} y={y - 8} fill={color} {...svgFont(size * 0.75, 500)}>
        {tag}
      </text>
      <rect x={x} y={y} width={width} height={size * 1.7} fill={back} />
      <text x={x + width - 12} y={y + size * 1.2} textAnchor="end" fill={color} {...svgFont(size, 700)}>
        {value}
      </text>
    </>
  );
}

/** A dial from 0 to 1 of its range, with the needle in `color`. `x`, `y` is the middle. */
export function Dial(
  props: Symbol & { readonly share: number; readonly face: string; readonly label?: ReactNode },
) {
  const { x, y, size, share, color, line, face, label } = props;
  const r = size / 2;
  const at = (s: number, k: number) => {
    const angle = Math.PI * (0.75 + 1.5 * s);
    return `${x + Math.cos(angle) * r * k} ${y + Math.sin(angle) * r * k}`;
  };
  return (
    <>
      <circle cx={x} cy={y} r={r} fill={face} stroke={line} strokeWidth={6} />
      <path
        d={Array.from({ length: 11 }, (_, i) => `M${at(i / 10, 0.72)}L${at(i / 10, 0.88)}`).join("")}
        stroke={line}
        strokeWidth={4}
      />
      <path d={`M${at(share, -0.15)}L${at(share, 0.68)}`} stroke={color} strokeWidth={8} />
      <circle cx={x} cy={y} r={r * 0.1} fill={line} />
      {label && (
        <text
          x={x}
          y={y + r * 0.62}
          textAnchor="middle"
          fill={line}
          {...svgFont(Math.max(16, r * 0.26), 700)}
        >
          {label}
        </text>
      )}
    </>
  );
}

/** A loom from above: beam, harness, reed and cloth. `size` is its width; it is 0.75 as high. */
export function LoomPlan({ x, y, size, color, line }: Symbol) {
  const h = size * 0.75;
  const ends = Array.from({ length: 16 }, (_, i) => x + size * (0.16 + (i * 0.68) / 15));
  return (
    <>
      <rect x={x} y={y} width={size * 0.08} height={h} fill={line} />
      <rect x={x + size * 0.92} y={y} width={size * 0.08} height={h} fill={line} />
      <rect
        x={x + size * 0.1}
        y={y + h * 0.02}
        width={size * 0.8}
        height={h * 0.16}
        fill={mix(line, "#ffffff", 0.25)}
      />
      <path
        d={ends.map((end) => `M${end} ${y + h * 0.18}V${y + h * 0.62}`).join("")}
        stroke={color}
        strokeWidth={size / 90}
      />
      {[0.3, 0.36, 0.42].map((at) => (
        <rect key={at} x={x + size * 0.1} y={y + h * at} width={size * 0.8} height={h * 0.03} fill={line} />
      ))}
      <rect x={x + size * 0.1} y={y + h * 0.6} width={size * 0.8} height={h * 0.05} fill={line} />
      <rect x={x + size * 0.14} y={y + h * 0.65} width={size * 0.72} height={h * 0.22} fill={color} />
      <rect
        x={x + size * 0.1}
        y={y + h * 0.87}
        width={size * 0.8}
        height={h * 0.11}
        fill={mix(line, "#ffffff", 0.25)}
      />
    </>
  );
}

/** A yarn cone standing; `x` is its middle, `y` its foot. */
export function Cone({ x, y, size, color, line }: Symbol) {
  const turns = Array.from({ length: 9 }, (_, i) => {
    const at = 0.1 + i * 0.09;
    const half = size * (0.42 - at * 0.24);
    return `M${x - half} ${y - size * at}L${x + half} ${y - size * (at + 0.05)}`;
  }).join("");
  return (
    <>
      <path
        d={`M${x - size * 0.42} ${y}L${x - size * 0.2} ${y - size}H${x + size * 0.2}L${x + size * 0.42} ${y}Z`}
        fill={color}
      />
      <path
        d={`M${x + size * 0.14} ${y}L${x + size * 0.08} ${y - size}H${x + size * 0.2}L${x + size * 0.42} ${y}Z`}
        fill={mix(color, "#000000", 0.18)}
      />
      <path d={turns} stroke={mix(color, "#000000", 0.22)} strokeWidth={size / 60} />
      <path
        d={`M${x - size * 0.08} ${y - size}h${size * 0.16}v${-size * 0.12}h${-size * 0.16}z`}
        fill={line}
      />
    </>
  );
}

/**
 * A wandering trace for a trend: seeded, with a level and jumps.
 * @returns values for `Line`
 */
export function trend(seed: number, length: number, level: number, spread: number): number[] {
  const random = mulberry32(seed);
  let value = level;
  return Array.from({ length }, () => {
    value += (random() - 0.5) * spread + (level - value) * 0.18;
    return value;
  });
}
