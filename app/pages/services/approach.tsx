import { site } from "virtual:site";
import { numberText } from "../../lib/count-text";
import styles from "./approach.module.css";
import type { ServicesPage } from "./data.server";

export function Approach({ title, text, steps }: NonNullable<ServicesPage["approach"]>) {
  return (
    <section className={styles.approach}>
      <div className={styles.head}>
        <h2 className="display text-h2">{title}</h2>
        <p className={`${styles.text} text-lead`}>{text}</p>
      </div>
      <ol>
        {steps.map(({ step, title, description }) => (
          <li key={step}>
            <span className={styles.number} aria-hidden="true">
              {numberText(step, site.locale)}
            </span>
            <h3 className="display text-h3">{title}</h3>
            <p className="text-lead">{description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
