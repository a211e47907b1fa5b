import { useId } from "react";
import styles from "./threads.module.css";

/** Widths of a strand and of its shaded side along the rope, in px. */
const STRAND = 8;
const SHADE = 2;

type Props = {
  accents: string[];
  /** The background's accent. A strand in this accent uses the accent's second colour. */
  ground?: string | undefined;
};

/** A decorative rope of twisted threads that fills its box. */
export function Ply({ accents, ground }: Props) {
  const id = useId();
  return (
    <svg className={styles.ply} aria-hidden="true">
      <defs>
        <pattern
          id={id}
          width={accents.length * STRAND}
          height={STRAND}
          patternUnits="userSpaceOnUse"
          patternTransform="skewX(-32)"
        >
          {accents.map((accent, index) => (
            <g
              // biome-ignore lint/suspicious/noArrayIndexKey: two threads may have one accent.
              key={index}
              data-accent={accent}
              data-same={accent === ground || undefined}
              transform={`translate(${index * STRAND})`}
            >
              <rect width={STRAND} height={STRAND} className={styles.plyStrand} />
              <rect x={STRAND - SHADE} width={SHADE} height={STRAND} className={styles.plyShade} />
            </g>
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
