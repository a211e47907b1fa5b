import styles from "./missing-pattern.module.css";

/** A cloth without weft in the middle. */
export function MissingPattern() {
  return (
    <div className={styles.missingPattern} aria-hidden="true">
      <div className="pattern pattern-coarse" />
      <div className={styles.warp} />
      <div className="pattern pattern-coarse" />
    </div>
  );
}
