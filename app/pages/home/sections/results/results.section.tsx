import { Comparison } from "../../../../sections/comparison";
import { ArrowLink } from "../../../../ui/button";
import type { SectionProps } from "../section-code";
import type { Data } from "./data.server";
import styles from "./results.module.css";

export default function Results({ data: results }: SectionProps<Data>) {
  return (
    <ul className={styles.root}>
      {results.map(({ figure, letters, text, title, link, accent, bars }) => (
        <li key={link} data-accent={accent}>
          <p className={`${styles.figure} display display-narrow`} data-count={letters} dir="auto">
            {figure}
          </p>
          <div className={styles.text}>
            <p className="text-lead">{text}</p>
            <ArrowLink to={link}>{title}</ArrowLink>
          </div>
          <Comparison bars={bars} />
        </li>
      ))}
    </ul>
  );
}
