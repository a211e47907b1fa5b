import { site } from "virtual:site";
import type { ServicePage } from "../../content/read/service-page.server";
import { numberText } from "../../lib/count-text";
import styles from "./features.module.css";

export function Features({ title, features }: { title: string; features: ServicePage["features"] }) {
  return (
    <section className={`${styles.features} measure section-space`}>
      <h2 className="display text-h2">{title}</h2>
      <ol className={styles.list}>
        {features.map((feature, index) => (
          <li key={feature.title}>
            <span className={styles.number} aria-hidden="true">
              {numberText(index + 1, site.locale)}
            </span>
            <h3 className="display text-h3">{feature.title}</h3>
            <p>{feature.description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
