import type { ServicePage } from "../../content/read/service-page.server";
import "./process.css";

/** The steps as one cloth in the making: bare warp at the first, woven to the top at the last. */
export function Process({ title, steps }: NonNullable<ServicePage["process"]>) {
  return (
    <section id="process" className="service-process">
      <h2 className="display text-h2">{title}</h2>
      <ol className="service-process-steps">
        {steps.map(({ step, title, description }) => (
          <li key={step}>
            <div className="service-process-place" aria-hidden="true">
              <div className="service-process-cloth">
                <div className="weave" />
              </div>
            </div>
            <h3 className="display text-h4">
              {step}. {title}
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
