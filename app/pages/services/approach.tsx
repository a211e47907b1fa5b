import styles from "./approach.module.css";
import type { ServicesPage } from "./data.server";

type Props = NonNullable<ServicesPage["approach"]> & { accents: string[] };

/** The steps of a job, each below a rule in the services' accents in turn. */
export function Approach({ title, text, steps, accents }: Props) {
  return (
    <section className={styles.approach}>
      <div className={styles.head}>
        <h2 className="display text-h2">{title}</h2>
        <p className={`${styles.text} text-lead`}>{text}</p>
      </div>
      <ol>
        {steps.map(({ step, title, description }, index) => (
          <li key={step} data-accent={accents[index % accents.length]}>
            <span className={styles.number} aria-hidden="true">
              {step}
            </span>
            <h3 className="display">{title}</h3>
            <p className="text-lead">{description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
