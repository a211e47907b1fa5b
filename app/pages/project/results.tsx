import { Whole } from "../../ui/whole";
import { project as words } from "../../words/en/project";
import type { Lang, ProjectPage } from "./data.server";
import styles from "./results.module.css";

/** Results as a set of figures: the first is the one the project is known for. */
export function Results({ results, lang }: Pick<ProjectPage, "results"> & Lang) {
  return (
    <section className={styles.root}>
      <h2 className="display text-h3">{words.results}</h2>
      <ul className={`${styles.list} wrap`} lang={lang}>
        {results.map(({ figure, text }) => (
          <li key={text.join()}>
            <p className={styles.figure}>{figure}</p>
            <p className={styles.text}>
              <Whole parts={text} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
