import { ArrowLink } from "../../../../ui/button";
import type { SectionProps } from "../registry";
import type { Data } from "./data.server";
import styles from "./results.module.css";

/** Figures up to this long stand large. */
const SHORT = 5;

export default function Results({ data: results }: SectionProps<Data>) {
  return (
    <ul className={`${styles.root} measure`}>
      {results.map(({ figure, text, title, link, before, after, beforeBar, afterBar }) => (
        <li key={link}>
          <p
            className={`${styles.figure} display display-narrow`}
            data-long={figure.length > SHORT || undefined}
          >
            {figure}
          </p>
          <div className={styles.words}>
            <p className="text-lead">{text}</p>
            <ArrowLink to={link}>{title}</ArrowLink>
          </div>
          <div className={styles.bars}>
            <p>{before.label}</p>
            <svg className={styles.bar} width={`${beforeBar}%`} height="24" aria-hidden="true" />
            <p>{after.label}</p>
            <svg
              className={`${styles.bar} ${styles.barAfter}`}
              width={`${afterBar}%`}
              height="24"
              aria-hidden="true"
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
