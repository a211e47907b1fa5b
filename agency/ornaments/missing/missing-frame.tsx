import type { ReactNode } from "react";
import styles from "./missing-frame.module.css";

/** The torn edge of a cloth around what the not-found page shows. */
export function MissingFrame({ children }: { children: ReactNode }) {
  return <div className={styles.cloth}>{children}</div>;
}
