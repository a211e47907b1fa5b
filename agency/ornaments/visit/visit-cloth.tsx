import { HEIGHT, type NameInk, nameFrom, WIDTH } from "../../../app/lib/wordmark-box";
import styles from "./visit-cloth.module.css";
import { bandsOf, ROWS, tieOf } from "./visit-picks";

const CELL = HEIGHT / ROWS;

type Props = { name: string; ink: NameInk; accents: readonly string[]; label: string };

/** The agency's name across the footer, filled with one woven band per visited page. The rest shows vertical threads. */
export function VisitCloth({ name, ink, accents, label }: Props) {
  const bands = bandsOf(accents);
  const top = HEIGHT - (bands.at(-1)?.to ?? 0) * CELL;
  return (
    <svg className={styles.cloth} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <defs>
        <pattern id="visit-warp" width={2 * CELL} height={HEIGHT} patternUnits="userSpaceOnUse">
          <rect width={CELL} height={HEIGHT} fill="var(--night-hair)" />
        </pattern>
        <pattern id="visit-ties" width={8 * CELL} height={8 * CELL} patternUnits="userSpaceOnUse">
          {Array.from({ length: 8 }, (_, row) => tieOf(row)).map((end, row) => (
            <rect key={end} x={end * CELL} y={row * CELL} width={CELL} height={CELL} fill="var(--night)" />
          ))}
        </pattern>
        <pattern id="visit-yarn" width={WIDTH} height={HEIGHT} patternUnits="userSpaceOnUse">
          <rect width={WIDTH} height={HEIGHT} fill="url(#visit-warp)" />
          {bands.map(({ accent, from, to }) => (
            <rect
              key={from}
              className={styles.pick}
              data-pick=""
              data-accent={accent}
              y={HEIGHT - to * CELL}
              width={WIDTH}
              height={(to - from) * CELL}
            />
          ))}
          <rect y={top} width={WIDTH} height={HEIGHT - top} fill="url(#visit-ties)" />
        </pattern>
      </defs>
      <text {...nameFrom(ink)} lengthAdjust="spacingAndGlyphs" fill="url(#visit-yarn)">
        {name.toUpperCase()}
      </text>
    </svg>
  );
}
