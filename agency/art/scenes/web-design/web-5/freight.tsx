import type { ReactNode } from "react";
import { mix } from "../../../kit/colour.ts";
import { At, Stage } from "../../../kit/stage.tsx";

/** A stage on which everything is set in the portal's narrow typeface. */
export function Yard(props: { readonly ground: string; readonly ink: string; readonly children: ReactNode }) {
  return (
    <Stage ground={props.ground}>
      <At x={0} y={0} width={1280} height={960} style={{ color: props.ink, fontStretch: "80%" }}>
        {props.children}
      </At>
    </Stage>
  );
}

/** A line of text at a place; `head` sets it in the narrow display letters. */
export function Say(props: {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly weight?: number;
  readonly color?: string;
  readonly width?: number;
  readonly align?: "left" | "center" | "right";
  readonly head?: boolean;
  readonly children: ReactNode;
}) {
  const { x, y, size = 24, weight = 600, color, width, align = "left", head = false } = props;
  return (
    <At
      x={x}
      y={y}
      {...(width === undefined ? {} : { width })}
      style={{
        fontSize: size,
        fontWeight: head ? 800 : weight,
        lineHeight: head ? 1 : 1.2,
        textAlign: align,
        whiteSpace: width === undefined || align !== "left" ? "nowrap" : "normal",
        fontVariantNumeric: "tabular-nums",
        ...(head ? { fontFamily: '"Anybody","Anek Bangla"', fontStretch: "62%" } : {}),
        ...(color ? { color } : {}),
      }}
    >
      {props.children}
    </At>
  );
}

/** A container from its long side: rails, posts, corrugation. Inside a `Drawing`. */
export function Box(props: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly ribs?: number;
}) {
  const { x, y, width, height, color } = props;
  const ribs = props.ribs ?? Math.max(3, Math.round(width / 14));
  const rail = Math.max(3, height * 0.08);
  const post = Math.max(3, Math.min(height * 0.09, width * 0.08));
  const step = (width - post * 2) / ribs;
  const path = Array.from(
    { length: ribs },
    (_, i) => `M${x + post + (i + 0.5) * step} ${y + rail}V${y + height - rail}`,
  ).join("");
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} fill={mix(color, "#000000", 0.3)} />
      <rect x={x + post} y={y + rail} width={width - post * 2} height={height - rail * 2} fill={color} />
      <path d={path} stroke={mix(color, "#000000", 0.16)} strokeWidth={step * 0.42} />
      {[
        [x, y],
        [x + width - post, y],
        [x, y + height - rail],
        [x + width - post, y + height - rail],
      ].map(([left = 0, top = 0]) => (
        <rect
          key={`${left},${top}`}
          x={left}
          y={top}
          width={post}
          height={rail}
          fill={mix(color, "#000000", 0.6)}
        />
      ))}
    </g>
  );
}

/** A container's door end: two leaves, four locking bars with their handles. Inside a `Drawing`. */
export function Door(props: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly open?: boolean;
}) {
  const { x, y, width, height, color, open = false } = props;
  const dark = mix(color, "#000000", 0.3);
  const line = mix(color, color === "#14171c" || color === "#20242b" ? "#ffffff" : "#000000", 0.24);
  const edge = width * 0.04;
  const [inner, high] = [width - edge * 2, height - edge * 2];
  const bars = [0.12, 0.36, 0.64, 0.88].filter((at) => !open || at < 0.5);
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} fill={dark} />
      <rect x={x + edge} y={y + edge} width={inner} height={high} fill={open ? "#0d0f13" : color} />
      {open && <rect x={x + edge} y={y + edge} width={inner / 2} height={high} fill={color} />}
      <path
        d={[0.2, 0.4, 0.6, 0.8]
          .map((at) => `M${x + edge} ${y + edge + high * at}h${open ? inner / 2 : inner}`)
          .join("")}
        stroke={line}
        strokeWidth={4}
      />
      {!open && <path d={`M${x + width / 2} ${y + edge}v${high}`} stroke={dark} strokeWidth={6} />}
      {bars.map((at) => (
        <g key={at} stroke={line}>
          <path d={`M${x + edge + inner * at} ${y + edge}v${high}`} strokeWidth={9} />
          <path
            d={`M${x + edge + inner * at} ${y + height * 0.68}h${at < 0.5 ? inner * 0.12 : -inner * 0.12}`}
            strokeWidth={11}
          />
          {[0.06, 0.94].map((end) => (
            <path
              key={end}
              d={`M${x + edge + inner * at - 14} ${y + edge + high * end}h28`}
              strokeWidth={12}
            />
          ))}
        </g>
      ))}
      {[
        [x, y],
        [x + width - edge * 1.5, y],
        [x, y + height - edge * 1.5],
        [x + width - edge * 1.5, y + height - edge * 1.5],
      ].map(([left = 0, top = 0]) => (
        <rect
          key={`${left},${top}`}
          x={left}
          y={top}
          width={edge * 1.5}
          height={edge * 1.5}
          fill={mix(color, "#000000", 0.65)}
        />
      ))}
    </g>
  );
}

/** A box ship from the side, 300 by 120 units, bow to the right. Inside a `Drawing`. */
export function Ship(props: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly hull: string;
  readonly house: string;
  readonly load: readonly string[];
}) {
  const { x, y, width, hull, house, load } = props;
  return (
    <g transform={`translate(${x} ${y}) scale(${width / 300})`}>
      <path d="M0 84H252L300 70L276 120H16Z" fill={hull} />
      <path d="M18 84V26H54V84Z" fill={house} />
      <path d="M26 36h20M26 48h20" stroke={hull} strokeWidth={5} />
      {[0, 1, 2, 3, 4].flatMap((column) =>
        Array.from({ length: [2, 3, 3, 2, 1][column] ?? 1 }, (_, row) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: it is known by its place
            key={`${column},${row}`}
            x={62 + column * 38}
            y={66 - row * 18}
            width={35}
            height={16}
            fill={load[(column * 2 + row) % load.length]}
          />
        )),
      )}
    </g>
  );
}
