import { site } from "virtual:site";
import { numberText } from "../lib/count-text";
import styles from "./numbered-list.module.css";

type Props = { title: string; text?: string; list: { title: string; description: string }[] };

/** Numbered steps or reasons below their heading. */
export function NumberedList({ title, text, list }: Props) {
  return (
    <section className="measure section-space">
      <div className={styles.head}>
        <h2 className="display text-h2">{title}</h2>
        {text && <p className="text-lead">{text}</p>}
      </div>
      <ol className={styles.list}>
        {list.map(({ title, description }, index) => (
          <li key={title}>
            <span className={styles.number} aria-hidden="true">
              {numberText(index + 1, site)}
            </span>
            <h3 className="display text-h3">{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
