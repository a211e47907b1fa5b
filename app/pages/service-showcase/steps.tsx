import type { ShowcasePage } from "./data.server";
import { Sketch } from "./sketch";
import "./steps.css";

/** The steps, each with the state in which a page stands at that point. */
export function Steps({ title, steps }: NonNullable<ShowcasePage["process"]>) {
  return (
    <section id="process" className="web-steps">
      <h2 className="display text-h2">{title}</h2>
      <ol className="web-steps-list">
        {steps.map(({ step, title, description }, index) => (
          <li key={step}>
            <Sketch at={index / Math.max(1, steps.length - 1)} />
            <h3 className="display text-h3">
              {step}. {title}
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
