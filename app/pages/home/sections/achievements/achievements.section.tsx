import type { SectionProps } from "../section-code";
import styles from "./achievements.module.css";
import type { Data } from "./data.server";

/** Shows awards as bars in the accent of the service that earned them. A bar's length shows the number of awards. */
export default function Achievements({ data: achievements }: SectionProps<Data>) {
  return (
    <ul className={`${styles.achievements} measure`}>
      {achievements.map(({ number, title, text, length, accent }) => (
        <li key={title} data-accent={accent} data-count={[...(number ?? "1")].length}>
          <div className={styles.achievement}>
            <svg className={styles.field} width={`${length}%`} aria-hidden="true" />
            {number && <span className={`${styles.number} display display-narrow`}>{number}</span>}
          </div>
          <div className={styles.text}>
            <h3 className="font-bold">{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
