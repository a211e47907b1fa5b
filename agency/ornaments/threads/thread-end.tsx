import type { HomeProps } from "../../../app/ornaments";
import crossing from "./crossing.module.css";
import sizes from "./sizes.module.css";
import styles from "./thread-end.module.css";
import { threadRun } from "./thread-runs";
import { Piece, Strands } from "./threads";
import threads from "./threads.module.css";

/** The picture's units: the width is stretched to the way that the rope has to go, the height is in px. */
const WIDTH = 100;
const HEIGHT = 64;
/** As thick as the sheet's corner (`--rope`). */
const ROPE = 14;

/** One of the rope's threads: level where it comes and where it goes over its peg, slack between them. */
const slack = (y: number) => `M0 ${y}C30 ${y} 25 ${y + 48} 55 ${y + 48}S80 ${y} ${WIDTH} ${y}`;

/** The threads' last way: out of the margin and, with some slack, to the peg from which the loose end hangs. */
export function ThreadEnd({ home }: HomeProps) {
  const run = threadRun(home, "callToAction");
  if (!run) return null;
  const { side, accents } = run;
  const thickness = ROPE / accents.length;
  return (
    <Piece side={side} count={accents.length} className={`${crossing.crossing} ${sizes.peg} ${styles.end}`}>
      <span className={crossing.in}>
        <Strands part="band" accents={accents} className={threads.band} />
      </span>
      <Strands part="turn" accents={accents} className={crossing.turn} />
      <svg
        className={styles.slack}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          className={styles.shadow}
          d={slack(ROPE)}
          strokeWidth={ROPE}
          vectorEffect="non-scaling-stroke"
        />
        {accents.toReversed().map((accent, index) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: two threads may have one accent.
            key={index}
            data-accent={accent}
            d={slack((index + 0.5) * thickness)}
            strokeWidth={thickness}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
    </Piece>
  );
}
