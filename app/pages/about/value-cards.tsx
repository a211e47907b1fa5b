import { Icon } from "../../ui/icon";
import type { AboutPage } from "./data.server";
import { punch } from "./punch";
import { SectionHead } from "./section-head";
import styles from "./value-cards.module.css";

/** Core Values as a chain of Jacquard cards. */
export function ValueCards({ title, text, list }: NonNullable<AboutPage["values"]>) {
  const columns = Math.max(...list.map((value) => value.title.length));
  return (
    <section className={`${styles.values} section-space`} aria-labelledby="values">
      <SectionHead id="values" title={title} text={text} />
      <ol className={`measure ${styles.chain}`}>
        {list.map((value) => (
          <li key={value.title} className={styles.card}>
            <Icon name={value.icon} cell={8} />
            <div>
              <h3 className="display text-h3">{value.title}</h3>
              <p>{value.desc}</p>
            </div>
            <Holes text={value.title} columns={columns} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Every card has as many columns as the longest title needs, so that all are punched at one pitch from the left. */
function Holes({ text, columns }: { text: string; columns: number }) {
  const { path } = punch(text);
  const blank = Array.from({ length: 8 }, (_, row) => `M.5 ${row}.5h${columns - 0.9}`).join("");
  return (
    <svg
      className={styles.holes}
      viewBox={`0 0 ${columns} 8`}
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
    >
      {/* Dashes without length: a dot where each hole could be. */}
      <path className={styles.blank} d={blank} strokeDasharray="0 1" />
      <path d={path} />
    </svg>
  );
}
