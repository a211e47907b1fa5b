import styles from "./missing-cloth.module.css";

/** A pattern with its middle missing: stands beside a page that does not exist. */
export function MissingCloth() {
  return (
    <div className={styles.missingCloth} aria-hidden="true">
      <div className="weave weave-coarse" />
      <div className={styles.warp} />
      <div className="weave weave-coarse" />
    </div>
  );
}
