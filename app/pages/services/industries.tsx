import { Noted } from "../../ui/noted";
import type { ServicesPage } from "./data.server";
import styles from "./industries.module.css";

export function Industries({ accent, title, text, note, list }: NonNullable<ServicesPage["industries"]>) {
  return (
    <section className={styles.industries} data-accent={accent}>
      <div>
        <h2 className="display text-h2">{title}</h2>
        <p className="text-lead">
          <Noted text={text} note={note} />
        </p>
      </div>
      <ul className={styles.list}>
        {list.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  );
}
