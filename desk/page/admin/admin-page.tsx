import type { ReactNode } from "react";
import styles from "./admin.module.css";

type Props = { title: string; hint?: string; children: ReactNode };

/** The frame of every page except the inbox: heading, hint and content. */
export function AdminPage({ title, hint, children }: Props) {
  return (
    <div className={styles.page}>
      <h1 className="heading">{title}</h1>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </div>
  );
}
