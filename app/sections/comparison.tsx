import { Fragment } from "react";
import type { Bar } from "../content/charts/comparison.server";
import styles from "./comparison.module.css";

/** Shows the values before and after as bars, each below its label. */
export function Comparison({ bars }: { bars: Bar[] }) {
  return (
    <div className={`${styles.root} no-print`}>
      {bars.map(({ label, percent }) => (
        <Fragment key={label}>
          <p>{label}</p>
          <svg width={`${percent}%`} height="32" aria-hidden="true" />
        </Fragment>
      ))}
    </div>
  );
}
