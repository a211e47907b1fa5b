import { layout } from "../words/en/layout";
import styles from "./page-skeleton.module.css";

/** A placeholder page, shown when the next page's data takes longer than a second. */
export function PageSkeleton() {
  return (
    <div className={styles.root} role="status">
      <span className="sr-only">{layout.loading}</span>
      <div className={`unfilled ${styles.hero}`} />
      <div className="measure section-space">
        <div className={`unfilled ${styles.body}`} />
      </div>
    </div>
  );
}
