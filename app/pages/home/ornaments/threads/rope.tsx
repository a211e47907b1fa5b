import { Ply } from "./ply";
import styles from "./rope.module.css";
import sizes from "./sizes.module.css";
import { type ThreadRun, threadsOfRope } from "./thread-runs";
import { Piece } from "./threads";

type Part = { run: ThreadRun; rope: number; ropes: number };

/** One of several ropes, twisted of some of the threads that pass. */
export function Rope({ run: { accents, ground }, rope, ropes }: Part) {
  return <Ply accents={threadsOfRope(accents, rope, ropes).map(({ accent }) => accent)} ground={ground} />;
}

/** The threads of a rope, where they leave the others and run along the top of its row. */
export function RopeRow({ run: { accents, ground }, rope, ropes }: Part) {
  const passing = threadsOfRope(accents, rope, ropes);
  return (
    <Piece count={accents.length} className={styles.row}>
      <span data-count={passing.length}>
        {passing.map(({ accent, place }) => (
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
  );
}
