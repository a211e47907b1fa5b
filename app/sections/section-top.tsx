import type { ReactNode } from "react";
import styles from "./section-top.module.css";

type Props = { title: string; text?: string; children: ReactNode };

/** The head of a section of projects: its title, a sentence, and a link to more. */
export function SectionTop({ title, text, children }: Props) {
  return (
    <div className={`measure ${styles.top}`}>
      <h2 className="display text-h2">{title}</h2>
      {text && <p className={`text-lead ${styles.text}`}>{text}</p>}
      {children}
    </div>
  );
}
