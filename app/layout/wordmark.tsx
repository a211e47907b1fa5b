import { HEIGHT, type NameInk, nameFrom, WIDTH } from "../lib/wordmark-box";
import styles from "./wordmark.module.css";

/** One cell of the pattern, in px of the view box. */
const CELL = 4;
/** Eight-end satin, step 3: the cells where the warp covers the weft. */
const TIES = Array.from({ length: 8 }, (_, x) => [x, (3 * x) % 8] as const);

type Props = {
  name: string;
  /** How many bands it has, each in a colour of theme.css: `--wordmark-1` and so on. */
  colors: number;
  ink: NameInk;
};

/** The name across the whole measure, drawn in the agency's colours; decoration. */
export function Wordmark({ name, colors, ink }: Props) {
  const band = HEIGHT / colors;
  return (
    <svg className={`${styles.wordmark} no-print`} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <defs>
        <pattern id="wordmark-ink" width={WIDTH} height={HEIGHT} patternUnits="userSpaceOnUse">
          {Array.from({ length: colors }, (_, index) => `var(--wordmark-${index + 1})`).map(
            (color, index) => (
              <rect key={color} y={index * band} width={WIDTH} height={band + 1} fill={color} />
            ),
          )}
        </pattern>
        <pattern id="wordmark-ties" width={8 * CELL} height={8 * CELL} patternUnits="userSpaceOnUse">
          {TIES.map(([x, y]) => (
            <rect key={x} x={x * CELL} y={y * CELL} width={CELL} height={CELL} fill="var(--wordmark-ties)" />
          ))}
        </pattern>
      </defs>
      {["url(#wordmark-ink)", "url(#wordmark-ties)"].map((fill) => (
        <text key={fill} {...nameFrom(ink)} y={HEIGHT - 2} lengthAdjust="spacingAndGlyphs" fill={fill}>
          {name.toUpperCase()}
        </text>
      ))}
    </svg>
  );
}
