import type { StorySwatchProps } from "../../../app/ornaments";
import styles from "./story-swatch.module.css";

/** A length of cloth: the first is the plainest, the last is not finished. */
export function StorySwatch({ accent, at }: StorySwatchProps) {
  return (
    <div className={styles.cloth} data-accent={accent} data-at={at} aria-hidden="true">
      <div className="pattern" />
    </div>
  );
}
