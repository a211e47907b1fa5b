import type { WebDesignData } from "./page";
import { Sketch } from "./sketch";

/** The six steps, each with the state in which a page stands at that point. */
export function Steps({ title, steps }: WebDesignData["process"]) {
  return (
    <section id="process" className="web-steps">
      <h2 className="display text-h2">{title}</h2>
      <ol className="web-steps-list">
        {steps.map(({ step, title, description }) => (
          <li key={step}>
            <Sketch step={step} />
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
