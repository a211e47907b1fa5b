import { SectionHead } from "../../sections/section-head";
import { Icon } from "../../ui/icon";
import { Picture } from "../../ui/picture";
import type { AboutPageData } from "./data.server";
import styles from "./values.module.css";

/** The agency's values. */
export function Values({ title, text, list }: NonNullable<AboutPageData["values"]>) {
  return (
    <section className={styles.values} aria-labelledby="values">
      <SectionHead id="values" title={title} text={text} />
      <ul className={styles.cards}>
        {list.map((value) => (
          <li key={value.title}>
            {value.picture && (
              <div className={styles.picture}>
                <Picture
                  picture={value.picture}
                  sizes="(width >= 768px) 45vw, 100vw"
                  shape="fill"
                  decorative
                />
              </div>
            )}
            <Icon name={value.icon} size="large" />
            <h3 className="display text-h3">{value.title}</h3>
            <p>{value.desc}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
