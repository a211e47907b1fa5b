import { HEIGHT, nameFrom, WIDTH } from "../../../app/lib/wordmark-box";
import type { WordmarkProps } from "../../../app/ornaments";
import styles from "./woven-wordmark.module.css";

/** One cell of the pattern, in px of the view box. */
const CELL = 4;
/** Eight-end satin, step 3: the cells where the warp covers the weft. */
const TIES = Array.from({ length: 8 }, (_, x) => [x, (3 * x) % 8] as const);

/** The name across the footer in its bands of colour, tied down like a satin; decoration. */
export function WovenWordmark({ name, colors, ink }: WordmarkProps) {
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
