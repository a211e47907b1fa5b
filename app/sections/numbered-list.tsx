import { site } from "virtual:site";
import { numberText } from "../lib/count-text";
import styles from "./numbered-list.module.css";
import { SectionHead } from "./section-head";

type Props = {
  title: string;
  text?: string;
  list: { title: string; description: string }[];
  /** reasons: in rows of three. steps: beside each other, with a length of the pattern that grows from one to the next. */
  look?: "reasons" | "steps";
};

/** Numbered steps or reasons below their heading. */
export function NumberedList({ title, text, list, look = "reasons" }: Props) {
  return (
    <section className="section-space">
      <SectionHead title={title} text={text} />
      <ol className={`${styles.list} measure ${styles[look] ?? ""}`} data-count={list.length}>
        {list.map(({ title, description }, index) => (
          <li key={title} data-count={index + 1}>
            <span className={styles.number} aria-hidden="true">
              {numberText(index + 1, site)}
            </span>
            <h3 className={`display ${look === "steps" ? "text-h4" : "text-h3"}`}>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
