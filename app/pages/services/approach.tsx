import styles from "./approach.module.css";
import type { ServicesPage } from "./data.server";

type Props = NonNullable<ServicesPage["approach"]> & { accents: string[] };

/** The steps of a job, each indented further, in the services' accents in turn. */
export function Approach({ title, text, steps, accents }: Props) {
  return (
    <section className={styles.approach}>
      <div className="measure">
        <h2 className="display text-h2">{title}</h2>
        <p className={`${styles.text} text-lead`}>{text}</p>
      </div>
      <ol>
        {steps.map(({ step, title, description }, index) => (
          <li key={step}>
            <span
              className="pattern pattern-middle"
              data-accent={accents[index % accents.length]}
              aria-hidden="true"
            />
            <span className={styles.number} aria-hidden="true">
              {step}
            </span>
            <h3 className="display">{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
