import type { ReactNode } from "react";
import styles from "./missing-frame.module.css";

/** A torn cloth edge around the content of the not-found page. */
export function MissingFrame({ children }: { children: ReactNode }) {
  return <div className={styles.cloth}>{children}</div>;
}
