import type { AboutValuesProps } from "../../../app/ornaments";
import { Icon } from "../../../app/ui/icon";
import styles from "./value-cards.module.css";

/** Rows of holes in a card: one for each bit of a letter, the highest on top. */
const ROWS = 8;

/** The values as a chain of Jacquard cards. */
export function ValueCards({ list }: AboutValuesProps) {
  const columns = Math.max(...list.map((value) => value.title.length));
  return (
    <ol className={`measure ${styles.chain}`}>
      {list.map((value) => (
        <li key={value.title} className={styles.card}>
          <Icon name={value.icon} size="large" />
          <div>
            <h3 className="display text-h3">{value.title}</h3>
            <p>{value.desc}</p>
          </div>
          <Holes text={value.title} columns={columns} />
        </li>
      ))}
    </ol>
  );
}

/** Every card has as many columns as the longest title needs, so that all are punched at one pitch from the left. */
function Holes({ text, columns }: { text: string; columns: number }) {
  const blank = Array.from({ length: ROWS }, (_, row) => `M.5 ${row}.5h${columns - 0.9}`).join("");
  return (
    <svg
      className={styles.holes}
      viewBox={`0 0 ${columns} ${ROWS}`}
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
    >
      {/* Dashes without length: a dot where each hole could be. */}
      <path className={styles.blank} d={blank} strokeDasharray="0 1" />
      <path d={punch(text)} />
    </svg>
  );
}

/**
 * Punches a text into a card, a letter to a column, as its ASCII code from top to bottom.
 * @returns an SVG path with a point (to be drawn with round line ends) in the middle of each hole
 */
function punch(text: string): string {
  return [...text]
    .flatMap((letter, x) =>
      Array.from({ length: ROWS }, (_, y) =>
        (letter.charCodeAt(0) >> (ROWS - 1 - y)) & 1 ? `M${x}.5 ${y}.5h0` : "",
      ),
    )
    .join("");
}
