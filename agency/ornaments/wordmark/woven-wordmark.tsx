import { HEIGHT, nameFrom, WIDTH } from "../../../app/lib/wordmark-box";
import type { WordmarkProps } from "../../../app/ornaments";
import styles from "./woven-wordmark.module.css";

/** The decorative name across the footer, in bands of colour. */
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
      </defs>
      <text {...nameFrom(ink)} lengthAdjust="spacingAndGlyphs" fill="url(#wordmark-ink)">
        {name.toUpperCase()}
      </text>
    </svg>
  );
}
