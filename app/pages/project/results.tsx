import { Comparison } from "../../sections/comparison";
import { inOriginal } from "../../ui/in-original";
import { NoBreak } from "../../ui/no-break";
import { project as words } from "../../words/en/project";
import type { Lang, ProjectPageData } from "./data.server";
import styles from "./results.module.css";

/** A project's results as large numbers. The first is the main result and has bars, as on the home page. */
export function Results({
  results,
  comparison,
  lang,
}: Pick<ProjectPageData, "results" | "comparison"> & Lang) {
  return (
    <section className={styles.root}>
      <h2 className="display text-h3">{words.results}</h2>
      <ul className={`${styles.list} wrap mt-4`} {...inOriginal(lang)}>
        {results.map(({ figure, letters, text }, index) => (
          <li key={text.join()}>
            <p className={styles.figure} data-count={letters} dir="auto">
              {figure}
            </p>
            <p className={styles.text}>
              <NoBreak parts={text} />
            </p>
            {index === 0 && comparison && <Comparison bars={comparison} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
