import { Ply } from "./ply";
import styles from "./rope.module.css";
import sizes from "./sizes.module.css";
import { type ThreadRun, threadsOfRope } from "./thread-runs";
import { Piece } from "./threads";

type Part = { run: ThreadRun; rope: number; ropes: number };

/** One of several ropes, twisted of some of the threads that pass. */
export function Rope({ run: { dyes, ground }, rope, ropes }: Part) {
  return <Ply dyes={threadsOfRope(dyes, rope, ropes).map(({ dye }) => dye)} ground={ground} />;
}

/** The threads of a rope, where they leave the others and run along the top of its row. */
export function RopeRow({ run: { dyes, ground }, rope, ropes }: Part) {
  const passing = threadsOfRope(dyes, rope, ropes);
  return (
    <Piece count={dyes.length} className={styles.row}>
      <span data-count={passing.length}>
        {passing.map(({ dye, place }) => (
          <i
            key={place}
            className={sizes.strand}
            data-dye={dye}
            data-same={dye === ground || undefined}
            data-count={place}
          />
        ))}
      </span>
    </Piece>
  );
}
