import styles from "./missing-pattern.module.css";

/** A cloth whose middle lacks its weft. */
export function MissingPattern() {
  return (
    <div className={styles.missingPattern} aria-hidden="true">
      <div className="pattern pattern-coarse" />
      <div className={styles.warp} />
      <div className="pattern pattern-coarse" />
    </div>
  );
}
