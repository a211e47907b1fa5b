import type { ReactNode } from "react";
import crossing from "./crossing.module.css";
import { Ply } from "./ply";
import sizes from "./sizes.module.css";
import type { ThreadRun } from "./thread-runs";
import styles from "./threads.module.css";

type StrandsProps = {
  part: "band" | "turn";
  dyes: string[];
  className: string | undefined;
  ground?: string | undefined;
};

/** Threads side by side; `data-count` is a thread's place from the page's edge inwards. */
export function Strands({ part, dyes, className, ground }: StrandsProps) {
  return (
    <span className={className} data-threads={part}>
      {dyes.map((dye, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: two threads may have one dye.
          key={index}
          className={sizes.strand}
          data-dye={dye}
          data-same={dye === ground || undefined}
          data-count={index + 1}
        />
      ))}
    </span>
  );
}

/** A section's content with the threads that pass it; the content alone where none do. */
export function Threaded({ run, children }: { run: ThreadRun | undefined; children: ReactNode }) {
  if (!run) return children;
  if (run.crossesAs === "rod")
    return (
      <>
        {children}
        <Crossing run={run} as="rod" />
      </>
    );
  return (
    <>
      {run.crossesAs ? <Crossing run={run} as={run.crossesAs} /> : <Passing run={run} />}
      {children}
    </>
  );
}

/** The threads as they run down a margin of the section that they stand in. */
function Passing({ run: { side, dyes, ground } }: { run: ThreadRun }) {
  return (
    <div
      className={`${styles.root} ${sizes.sizes}`}
      data-threads=""
      data-side={side}
      data-count={dyes.length}
      aria-hidden="true"
    >
      <Strands part="band" dyes={dyes} ground={ground} className={styles.band} />
    </div>
  );
}

/**
 * The threads as they come down one margin, cross the page twisted into a rope and go on down the other. They
 * cross where this stands in the section.
 */
function Crossing({ run: { side, dyes, ground }, as }: { run: ThreadRun; as: "rod" | "line" }) {
  const out = dyes.toReversed();
  return (
    <div
      className={`${styles.root} ${sizes.sizes} ${crossing.crossing} ${crossing[as]}`}
      data-threads=""
      data-side={side}
      data-count={dyes.length}
      aria-hidden="true"
    >
      <span className={crossing.in}>
        <Strands part="band" dyes={dyes} ground={ground} className={styles.band} />
      </span>
      <Strands part="turn" dyes={dyes} ground={ground} className={crossing.turn} />
      <span className={crossing.rope}>
        <Ply dyes={dyes} ground={ground} />
      </span>
      <Strands part="turn" dyes={out} ground={ground} className={`${crossing.turn} ${crossing.turnOut}`} />
      <span className={crossing.out} data-threads="out">
        <Strands part="band" dyes={out} ground={ground} className={styles.band} />
      </span>
    </div>
  );
}
