import type { ResultMarkProps } from "../../../app/ornaments";
import { Ply } from "./ply";
import styles from "./rope.module.css";
import sizes from "./sizes.module.css";
import { threadRun } from "./thread-runs";
import { Piece } from "./threads";

/**
 * Ties a result's figure to its words by a rope, twisted of some of the threads that pass. At the left these leave the
 * others and run along the top of the result.
 */
export function ResultRope({ home, index, count, children }: ResultMarkProps) {
  const run = threadRun(home, "results");
  if (!run) return children;
  const { side, accents, ground } = run;
  const twisted = threadsOfRope(accents, index, count);
  return (
    <>
      {side === "left" && (
        <Piece count={accents.length} className={styles.row}>
          <span data-count={twisted.length}>
            {twisted.map(({ accent, place }) => (
              <i
                key={place}
                className={sizes.strand}
                data-accent={accent}
                data-same={accent === ground || undefined}
                data-count={place}
              />
            ))}
          </span>
        </Piece>
      )}
      {children}
      <span className={styles.rope} aria-hidden="true">
        <Ply accents={twisted.map(({ accent }) => accent)} ground={ground} />
      </span>
    </>
  );
}

/**
 * The threads of which one of several ropes is twisted; the innermost leave first. Where threads are few, ropes
 * share them.
 * @param accents of all threads, from the page's edge inwards.
 * @returns each with its place, 1 at the edge.
 */
function threadsOfRope(accents: string[], rope: number, ropes: number): { accent: string; place: number }[] {
  const placed = accents.map((accent, index) => ({ accent, place: index + 1 })).toReversed();
  const from = Math.floor((rope * placed.length) / ropes);
  const to = Math.floor(((rope + 1) * placed.length) / ropes);
  return placed.slice(from, Math.max(to, from + 1)).toReversed();
}
