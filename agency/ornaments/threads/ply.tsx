import { useId } from "react";
import styles from "./threads.module.css";

/** Widths along the rope, in px: a strand, and its shaded side. */
const STRAND = 8;
const SHADE = 2;

type Props = {
  accents: string[];
  /** The accent of the ground: a strand of the same is drawn in its second yarn. */
  ground?: string | undefined;
};

/** A rope twisted of threads, as long and as thick as its box; decoration. */
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
