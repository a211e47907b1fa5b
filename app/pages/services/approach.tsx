import type { ServicesPage } from "./data.server";
import "./approach.css";

/** The steps along the diagonal of a twill: every pick begins two ends further on. */
export function Approach({ title, text, steps }: NonNullable<ServicesPage["approach"]>) {
  return (
    <section className="services-approach">
      <div className="measure">
        <h2 className="display text-h2">{title}</h2>
        <p className="services-approach-text text-lead">{text}</p>
      </div>
      <ol>
        {steps.map(({ step, title, description }) => (
          <li key={step}>
            <span className="weave weave-middle" aria-hidden="true" />
            <span className="services-approach-number" aria-hidden="true">
              {step}
            </span>
            <h3 className="display text-h3">{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
