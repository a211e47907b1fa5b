import { site } from "virtual:site";
import { numberText } from "../lib/count-text";
import styles from "./numbered-list.module.css";
import { SectionHead } from "./section-head";

type Props = {
  title: string;
  text?: string;
  list: { title: string; description: string }[];
  /** reasons: rows of three. steps: columns, with a pattern bar that grows from step to step. */
  variant?: "reasons" | "steps";
};

/** Numbered steps or reasons below a heading. */
export function NumberedList({ title, text, list, variant = "reasons" }: Props) {
  return (
    <section className="section-space">
      <SectionHead title={title} text={text} />
      <ol className={`${styles.list} measure ${styles[variant] ?? ""}`} data-count={list.length}>
        {list.map(({ title, description }, index) => (
          <li key={title} data-count={index + 1}>
            <span className={styles.number} aria-hidden="true">
              {numberText(index + 1, site)}
            </span>
            <h3 className={`display ${variant === "steps" ? "text-h4" : "text-h3"}`}>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
