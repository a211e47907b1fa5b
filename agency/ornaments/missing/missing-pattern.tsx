import styles from "./missing-pattern.module.css";

/** A woven pattern with a gap: its middle shows only the vertical threads. */
export function MissingPattern() {
  return (
    <div className={styles.missingPattern} aria-hidden="true">
      <div className="pattern pattern-coarse" />
      <div className={styles.warp} />
      <div className="pattern pattern-coarse" />
    </div>
  );
}
