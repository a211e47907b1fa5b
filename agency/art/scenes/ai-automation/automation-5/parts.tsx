import { mix } from "../../../kit/colour.ts";
import { At, hardShadow } from "../../../kit/stage.tsx";

/** A line at a place, never broken: headings in the client's narrow heavy letter, the rest in the reading type. */
export function T(props: {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly weight?: number;
  readonly head?: boolean;
  readonly color?: string;
  readonly width?: number;
  readonly align?: "left" | "center" | "right";
  readonly children: string;
}) {
  const { x, y, size = 26, weight = 600, head, color, width, align = "left", children } = props;
  return (
    <At
      x={x}
      y={y}
      style={{
        ...(width === undefined ? {} : { width }),
        ...(head ? { fontFamily: '"Archivo","Anek Bangla"', fontStretch: "74%" } : {}),
        fontSize: size,
        fontWeight: weight,
        lineHeight: 1.1,
        textAlign: align,
        whiteSpace: "nowrap",
        fontVariantNumeric: "tabular-nums",
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

/** A paper tag with its hole at the upper left. */
export function Tag(props: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly color: string;
  readonly ink: string;
  readonly size?: number;
  readonly children: string;
}) {
  const { x, y, width, color, ink, size = 32, children } = props;
  const height = Math.round(size * 2.1);
  return (
    <At
      x={x}
      y={y}
      width={width}
      height={height}
      style={{
        background: color,
        clipPath: `polygon(24px 0,100% 0,100% 100%,24px 100%,0 calc(100% - 24px),0 24px)`,
      }}
    >
      <At x={18} y={height / 2 - 8} width={16} height={16} style={{ background: ink, borderRadius: 8 }} />
      <T x={50} y={height / 2 - size * 0.56} size={size} weight={800} head color={ink}>
        {children}
      </T>
    </At>
  );
}

/**
 * The dented front of a car as somebody photographs it at the roadside, in a box of 600 by 400. Inside a `Drawing`.
 * @param body colour of the car
 * @param shift moves the picture's frame a little, for a second photograph of the same dent
 */
export function Bumper(props: {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly body: string;
  readonly sky: string;
  readonly ink: string;
  readonly plate?: string;
  readonly shift?: number;
}) {
  const { id, x, y, scale, body, sky, ink, plate, shift = 0 } = props;
  const [dark, darker, light] = [
    mix(body, "#000000", 0.22),
    mix(body, "#000000", 0.45),
    mix(body, "#ffffff", 0.22),
  ];
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <clipPath id={id}>
        <rect width={600} height={400} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width={600} height={400} fill={sky} />
        <rect y={316} width={600} height={84} fill="#5f625b" />
        <g transform={`translate(${shift} ${shift / 2}) scale(${1 + shift / 500})`}>
          <ellipse cx={92} cy={330} rx={84} ry={72} fill={ink} />
          <path d="M-20 96C60 30 300 16 640 24V300H60C10 300 -20 250 -20 200Z" fill={body} />
          <path d="M-20 96C60 30 300 16 640 24V60C300 52 100 70 -20 128Z" fill={light} />
          <path
            d="M36 140C90 112 190 120 226 152L206 206C140 208 70 196 36 176Z"
            fill="#f6f2d8"
            stroke={ink}
            strokeWidth={8}
          />
          <circle cx={132} cy={164} r={28} fill="none" stroke={ink} strokeWidth={6} />
          <path d="M262 150H640V214H284Z" fill={ink} />
          <path d="M274 172H640M280 194H640" stroke={dark} strokeWidth={6} />
          <path d="M-20 226H640V318C400 344 160 340 40 314Q-20 290 -20 226Z" fill={dark} />
          <path d="M96 226L190 262L150 326L70 316Z" fill={darker} />
          <path d="M190 262L292 226L304 330L150 326Z" fill={body} />
          <path d="M96 226L190 262L292 226Z" fill={ink} />
          <path
            d="M190 262L150 326M292 226L332 300M190 262L236 330M70 316L30 270"
            stroke={ink}
            strokeWidth={6}
            fill="none"
          />
          <rect x={352} y={238} width={232} height={58} fill="#fbfaf0" stroke={ink} strokeWidth={5} />
          {plate ? (
            <text
              x={468}
              y={278}
              textAnchor="middle"
              fontSize={34}
              fontWeight={800}
              fill={ink}
              fontFamily="Archivo"
            >
              {plate}
            </text>
          ) : (
            <path d="M372 267H564" stroke={ink} strokeWidth={16} strokeDasharray="34 12" />
          )}
        </g>
      </g>
    </g>
  );
}

/** A box of the thread: square corners, a hard shadow in whole cells. */
export function bubble(color: string) {
  return { background: color, ...hardShadow(8, "rgba(20,24,12,.35)") };
}
