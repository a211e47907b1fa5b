import type { ServicePage } from "../../content/read/service-page.server";
import styles from "./features.module.css";

/** The numbered reasons for a service. */
export function Features({ title, features }: { title: string; features: ServicePage["features"] }) {
  return (
    <section className={`${styles.features} measure section-space`}>
      <h2 className="display text-h2">{title}</h2>
      <ol className={styles.list}>
        {features.map((feature, index) => (
          <li key={feature.title}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="display text-h3">{feature.title}</h3>
            <p>{feature.description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
