import styles from "./page-skeleton.module.css";

/** Bare warp in the shape of a page, shown when the next page's data takes longer than a blink. */
export function PageSkeleton() {
  return (
    <div className={styles.root} role="status">
      <span className="sr-only">Loading</span>
      <div className={styles.hero} />
      <div className={`${styles.body} measure section-space`}>
        <div className="bare-warp" />
        <div className="bare-warp" />
      </div>
    </div>
  );
}
