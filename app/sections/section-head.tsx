import type { ReactNode } from "react";
import styles from "./section-head.module.css";

type Props = { id?: string; title: string; text?: ReactNode; children?: ReactNode };

/** A section's heading, which can label it (`id`), with a sentence and a "more" link beside it. */
export function SectionHead({ id, title, text, children }: Props) {
  return (
    <div className={styles.head}>
      <h2 id={id} className="display text-h2">
        {title}
      </h2>
      {text && <p className="text-lead">{text}</p>}
      {children}
    </div>
  );
}
