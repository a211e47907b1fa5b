import { about } from "../../words/en/about";
import type { AboutPageData } from "./data.server";
import styles from "./stats.module.css";

/** The agency's numbers (years, projects and so on), each between a line and its label. */
export function Stats({ accent, list }: NonNullable<AboutPageData["stats"]>) {
  return (
    <section className={styles.stats} data-accent={accent} aria-label={about.figures}>
      <dl className={`${styles.list} wrap`}>
        {list.map(({ number, label, counts }) => (
          <div key={label}>
            <dt>
              {label}
              {counts && <span className={`mt-1 ${styles.counts}`}>{counts}</span>}
            </dt>
            <dd dir="auto">{number}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
