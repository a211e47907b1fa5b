import type { ReactNode } from "react";
import type { SectionWrapperProps } from "../../../app/ornaments";
import "./hung.css";
import crossing from "./crossing.module.css";
import { Ply } from "./ply";
import sizes from "./sizes.module.css";
import { type ThreadRun, threadRun } from "./thread-runs";
import styles from "./threads.module.css";

type StrandsProps = {
  part: "band" | "turn";
  accents: string[];
  className: string | undefined;
  ground?: string | undefined;
};

/** Threads side by side. `data-count` numbers the threads from the page's edge inwards. */
export function Strands({ part, accents, className, ground }: StrandsProps) {
  return (
    <span className={className} data-threads={part}>
      {accents.map((accent, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: two threads may have one accent.
          key={index}
          className={sizes.strand}
          data-accent={accent}
          data-same={accent === ground || undefined}
          data-count={index + 1}
        />
      ))}
    </span>
  );
}

type PieceProps = {
  side?: ThreadRun["side"];
  /** Number of threads. */
  count: number;
  className?: string | undefined;
  children: ReactNode;
};

/** The box around decorative threads. */
export function Piece({ side, count, className = "", children }: PieceProps) {
  return (
    <div
      className={`${styles.root} ${sizes.sizes} ${className}`}
      data-threads=""
      data-side={side}
      data-count={count}
      aria-hidden="true"
    >
      {children}
    </div>
  );
}

/** A section's content with the threads that pass it, if any. */
export default function Threaded({ home, section, children }: SectionWrapperProps) {
  const run = threadRun(home, section);
  if (!run) return children;
  const { crossesAs } = run;
  return (
    <>
      {crossesAs === "rod" && children}
      {crossesAs ? <Crossing run={run} as={crossesAs} /> : <Passing run={run} />}
      {crossesAs !== "rod" && children}
    </>
  );
}

/** Threads along one margin of their section. */
function Passing({ run: { side, accents, ground } }: { run: ThreadRun }) {
  return (
    <Piece side={side} count={accents.length}>
      <Strands part="band" accents={accents} ground={ground} className={styles.band} />
    </Piece>
  );
}

/**
 * Threads that cross the page as a twisted rope, from one margin to the other. The position of this component in the
 * section is the position of the rope.
 */
function Crossing({ run: { side, accents, ground }, as }: { run: ThreadRun; as: "rod" | "line" }) {
  const out = accents.toReversed();
  return (
    <Piece side={side} count={accents.length} className={`${crossing.crossing} ${crossing[as]}`}>
      <span className={crossing.in}>
        <Strands part="band" accents={accents} ground={ground} className={styles.band} />
      </span>
      <Strands part="turn" accents={accents} ground={ground} className={crossing.turn} />
      <span className={crossing.rope}>
        <Ply accents={accents} ground={ground} />
      </span>
      <Strands part="turn" accents={out} ground={ground} className={`${crossing.turn} ${crossing.turnOut}`} />
      <span className={crossing.out} data-threads="out">
        <Strands part="band" accents={out} ground={ground} className={styles.band} />
      </span>
    </Piece>
  );
}
