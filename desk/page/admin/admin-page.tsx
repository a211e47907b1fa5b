import type { ReactNode } from "react";
import styles from "./admin.module.css";

type Props = { title: string; hint?: string; children: ReactNode };

/** A page beside the inbox: heading and content in a column. */
export function AdminPage({ title, hint, children }: Props) {
  return (
    <div className={styles.page}>
      <h1 className="heading">{title}</h1>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </div>
  );
}
