/** Mean rain of Dhaka by month, in millimetres; the strokes of the mark. */
export const months: readonly number[] = [10, 30, 60, 150, 310, 340, 370, 310, 320, 170, 30, 10];

/** Units of the mark: a unit is ten millimetres of rain, a month is sixteen units wide. */
export const [WIDE, HIGH, BASE, PITCH, THICK] = [192, 96, 46, 16, 8];

/** Type properties for `<text>` in the client's face. */
export const round = (size: number, weight = 800) => ({
  fontFamily: '"Figtree","Anek Bangla"',
  fontSize: size,
  fontWeight: weight,
  style: { fontVariantNumeric: "tabular-nums" },
});

/**
 * Twelve strokes side by side, hanging from one line; inside a `Drawing`.
 * @param width of all twelve in pixels
 * @param tall how much longer than in the mark, 1 for the mark itself
 */
export function Fringe(props: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly color: string;
  readonly rain?: readonly number[];
  readonly tall?: number;
}) {
  const { x, y, width, color, rain = months, tall = 1 } = props;
  const pitch = width / 12;
  const path = rain
    .map((mm, i) => `M${pitch * (i + 0.5)} ${pitch / 4}v${(mm / 160) * pitch * tall}`)
    .join("");
  return (
    <path
      d={path}
      transform={`translate(${x} ${y})`}
      stroke={color}
      strokeWidth={pitch / 2}
      strokeLinecap="round"
    />
  );
}

/**
 * The mark: the name over its twelve months, twice as wide as high; inside a `Drawing`.
 * @param x left edge, `y` top of the capital
 * @param width in pixels
 * @param rain colour of the strokes where it is not that of the name
 */
export function Mark(props: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly color: string;
  readonly name: string;
  readonly rain?: string | undefined;
  readonly outline?: boolean;
}) {
  const { x, y, width, color, name, rain = color, outline = false } = props;
  return (
    <g transform={`translate(${x} ${y}) scale(${width / WIDE})`}>
      <text
        data-loose
        x={0.5}
        y={BASE}
        textLength={WIDE - 2}
        lengthAdjust="spacingAndGlyphs"
        fill={outline ? "none" : color}
        stroke={color}
        strokeWidth={outline ? 0.8 : 4}
        strokeLinejoin="round"
        letterSpacing={2.4}
        {...round(60, 660)}
      >
        {name}
      </text>
      <Fringe x={0} y={BASE + 5} width={WIDE} color={rain} />
    </g>
  );
}

/** An all-over of falling strokes, a month after the other; inside a `Drawing`. */
export function Rain(props: {
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly july: string;
  readonly pitch?: number;
}) {
  const { width, height, color, july, pitch = 32 } = props;
  const rows = Math.ceil(height / (pitch * 3)) + 1;
  const paths = { plain: "", july: "" };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column * pitch < width; column++) {
      const month = (column + row * 5) % 12;
      const long = ((months[month] ?? 0) / 160) * pitch;
      paths[month === 6 ? "july" : "plain"] +=
        `M${(column + 0.5) * pitch} ${(row - 0.6) * pitch * 3}v${long}`;
    }
  }
  return (
    <g strokeWidth={pitch / 2} strokeLinecap="round">
      <path d={paths.plain} stroke={color} />
      <path d={paths.july} stroke={july} />
    </g>
  );
}
