import { HEIGHT, nameFrom, WIDTH } from "../lib/wordmark-box";
import type { WordmarkProps } from "../ornaments";

/** The agency's name across the full width, in horizontal stripes of the agency's colours. Decorative. */
export function Wordmark({ name, colors, ink }: WordmarkProps) {
  const band = HEIGHT / colors;
  return (
    <svg className="no-print" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <pattern id="wordmark-ink" width={WIDTH} height={HEIGHT} patternUnits="userSpaceOnUse">
        {Array.from({ length: colors }, (_, index) => `var(--wordmark-${index + 1})`).map((color, index) => (
          <rect key={color} y={index * band} width={WIDTH} height={band + 1} fill={color} />
        ))}
      </pattern>
      <text
        fontFamily="var(--font-display)"
        fontWeight="var(--display-weight)"
        {...nameFrom(ink)}
        lengthAdjust="spacingAndGlyphs"
        fill="url(#wordmark-ink)"
      >
        {name.toUpperCase()}
      </text>
    </svg>
  );
}
