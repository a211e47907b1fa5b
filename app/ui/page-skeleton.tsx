import styles from "./page-skeleton.module.css";

/** The shape of a page, shown when the next page's data takes longer than a second. */
export function PageSkeleton() {
  return (
    <div className={styles.root} role="status">
      <span className="sr-only">Loading</span>
      <div className={styles.hero} />
      <div className="measure section-space">
        <div className={`empty-stripes ${styles.body}`} />
      </div>
    </div>
  );
}
