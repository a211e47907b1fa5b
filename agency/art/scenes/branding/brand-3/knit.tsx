/** Heights of the seven mountains of Bergen in metres, south to north. */
export const heights: readonly number[] = [396, 317, 477, 643, 400, 568, 417];

/** The yarns by the plant that names them. */
export const yarns = {
  korkje: "#7a4a78",
  steinlav: "#e0762b",
  sisselrot: "#c9952f",
  skjell: "#3d6f92",
  tang: "#6b7d45",
  bjork: "#d9c78e",
  skifer: "#56616a",
  fog: "#cfd3d1",
  fjord: "#2f4a57",
} as const;

/** Type properties for `<text>` in the client's face. */
export const plain = (size: number, weight = 560, stretch = 104) => ({
  fontFamily: '"Archivo"',
  fontSize: size,
  fontWeight: weight,
  style: { fontStretch: `${stretch}%`, fontVariantNumeric: "tabular-nums" },
});

/** One knit stitch as a path: two blunt arms that lean together at the foot, in the given box. */
export function stitch(x: number, y: number, width: number, height: number): string {
  const blunt = Math.min(0.3, (width * 0.16) / height);
  const arm = (side: 1 | -1) => {
    const at = (across: number, down: number) =>
      `${(x + (0.5 + side * across) * width).toFixed(1)} ${(y + down * height).toFixed(1)}`;
    return `M${at(0.48, blunt)}Q${at(0.48, 0)} ${at(0.37, 0)}L${at(0.25, 0)}Q${at(0.15, 0)} ${at(0.14, blunt)}C${at(0.11, 0.4)} ${at(0.02, 0.6)} ${at(0.015, 1 - blunt)}Q${at(0.015, 1)} ${at(0.1, 1)}L${at(0.13, 1)}C${at(0.3, 0.84)} ${at(0.45, 0.5)} ${at(0.48, blunt)}Z`;
  };
  return arm(-1) + arm(1);
}

/** How high the highest stitch of the mark is, for a mark of the given width. */
export const tallest = (width: number) => (width / 7) * 1.5;

/**
 * The mark: seven stitches on one line, each as high as its mountain; inside a `Drawing`.
 * @param base the line on which they stand
 */
export function Summits(props: {
  readonly x: number;
  readonly base: number;
  readonly width: number;
  readonly color: string;
  readonly colors?: readonly string[];
}) {
  const { x, base, width, color, colors } = props;
  const pitch = width / 7;
  return (
    <g>
      {heights.map((metres, i) => {
        const high = (metres / 643) * tallest(width);
        return (
          <path
            key={metres}
            d={stitch(x + i * pitch + pitch * 0.04, base - high, pitch * 0.92, high)}
            fill={colors?.[i] ?? color}
          />
        );
      })}
    </g>
  );
}

/**
 * A dye lot: nine small stitches in two colours; inside a `Drawing`.
 * @param code nine signs, `1` for the second colour
 */
export function Lot(props: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly code: string;
  readonly colors: readonly [string, string];
  readonly tall?: number;
}) {
  const { x, y, width, code, colors, tall = 1.15 } = props;
  const pitch = width / 9;
  return (
    <g>
      {[...code].map((sign, i) => {
        const left = x + i * pitch;
        return (
          <path
            key={left}
            d={stitch(left, y, pitch * 0.94, pitch * tall)}
            fill={sign === "1" ? colors[1] : colors[0]}
          />
        );
      })}
    </g>
  );
}

/**
 * The seven mountains as a silhouette behind their stitches, given as for `Summits`; inside a `Drawing`.
 * @param lift how far the tops rise above the stitches
 */
export function skyline(x: number, base: number, width: number, lift: number): string {
  const pitch = width / 7;
  return heights
    .map((metres, i) => {
      const top = base - (metres / 643) * tallest(width) - lift;
      const middle = x + (i + 0.5) * pitch;
      const slope = pitch * 0.9 + (metres / 643) * pitch * 0.5;
      return `M${middle - slope} ${base}L${middle - pitch * 0.26} ${top + pitch * 0.34}L${middle} ${top}L${middle + pitch * 0.2} ${top + pitch * 0.2}L${middle + slope} ${base}Z`;
    })
    .join("");
}
