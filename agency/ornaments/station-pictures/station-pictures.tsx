import type { ReactNode } from "react";
import styles from "./station-pictures.module.css";

const stripes = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => from + index * 2);

/** A drum between two flanges. */
function Drum({ children }: { children: ReactNode }) {
  return (
    <>
      <path className={styles.accent} d="M12 3h24v34h-24z" />
      {children}
      <path className={styles.metal} d="M10 0h28v3h-28zM10 37h28v3h-28z" />
    </>
  );
}

/** Drawings on a grid of 48 by 40 cells. The threads run behind them, between rows 4.5 and 35.5. */
const PARTS = {
  beam: (
    <Drum>
      <path
        className={styles.pale}
        d={stripes(13, 12)
          .map((x) => `M${x} 3h1v34h-1z`)
          .join("")}
      />
    </Drum>
  ),
  rollers: <path className={styles.metal} d="M14 1h3v38h-3zM22 1h3v38h-3zM30 1h3v38h-3z" />,
  healds: (
    <>
      <path className={styles.metal} d="M6 0h2v34h-2zM16 0h2v34h-2z" />
      <path className={styles.bright} d="M11 6h2v34h-2zM21 6h2v34h-2z" />
    </>
  ),
  camera: (
    <>
      <path className={styles.signal} d="M0 0h3v40h-3z" />
      <path className={styles.bright} d="M16 0h16v6h-16z" />
      <path className={styles.bright} opacity="0.35" d="M20 6h8l10 8h-28z" />
      <path className={styles.ray} d="M10 14h28v19h-28z" />
    </>
  ),
  roll: (
    <Drum>
      <path
        className={styles.yarn}
        d={stripes(4, 17)
          .map((y) => `M12 ${y}h24v1h-24z`)
          .join("")}
      />
    </Drum>
  ),
};

/** The stations of a weaving line, drawn over the threads. */
export const stationPictures = Object.fromEntries(
  Object.entries(PARTS).map(([name, part]) => [
    name,
    () => (
      <svg className={styles.part} viewBox="0 0 48 40" aria-hidden="true">
        {part}
      </svg>
    ),
  ]),
);
