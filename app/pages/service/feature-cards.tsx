import { SectionHead } from "../../sections/section-head";
import type { ServicePageData } from "./data.server";
import styles from "./feature-cards.module.css";

function sizeOf({ length }: string): "large" | "middle" | "small" {
  return length <= 3 ? "large" : length <= 5 ? "middle" : "small";
}

/** Cards of unequal size, each with a few large letters that illustrate its subject. */
export function FeatureCards({ title, list }: { title: string; list: ServicePageData["features"] }) {
  return (
    <section className={styles.features}>
      <SectionHead title={title} />
      <ul className={styles.list}>
        {list.map(({ title, description, sample, lang }) => (
          <li key={title} className={styles.card}>
            {sample && (
              <p
                className={styles.sample}
                lang={lang}
                dir="auto"
                data-size={sizeOf(sample)}
                aria-hidden="true"
              >
                {sample}
              </p>
            )}
            <div className={styles.text}>
              <h3 className="display text-h3">{title}</h3>
              <p className="mt-2">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
