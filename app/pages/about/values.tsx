import { ornaments } from "agency/ornaments";
import type { AboutValuesProps } from "../../ornaments";
import { Icon } from "../../ui/icon";
import type { AboutPage } from "./data.server";
import { SectionHead } from "./section-head";
import styles from "./values.module.css";

const List = ornaments.aboutValues ?? Cards;

/** What the agency holds to. */
export function Values({ title, text, list }: NonNullable<AboutPage["values"]>) {
  return (
    <section className={`${styles.values} section-space`} aria-labelledby="values">
      <SectionHead id="values" title={title} text={text} />
      <List list={list} />
    </section>
  );
}

function Cards({ list }: AboutValuesProps) {
  return (
    <ul className={`measure ${styles.cards}`}>
      {list.map(({ title, desc, icon }) => (
        <li key={title}>
          <Icon name={icon} size="large" />
          <h3 className="display text-h3">{title}</h3>
          <p>{desc}</p>
        </li>
      ))}
    </ul>
  );
}
