import styles from "./missing-pattern.module.css";

/** A pattern with its middle missing: stands beside a page that does not exist. */
export function MissingPattern() {
  return (
    <div className={styles.missingPattern} aria-hidden="true">
      <div className="pattern pattern-coarse" />
      <div className={styles.stripes} />
      <div className="pattern pattern-coarse" />
    </div>
  );
}
