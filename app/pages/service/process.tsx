import type { ServicePage } from "../../content/read/service-page.server";
import { PicturedSteps } from "../../sections/pictured-steps";
import "./process.css";

/**
 * The steps with what there is to see at each; without a picture of every one, as one cloth in the making: bare warp
 * at the first, woven to the top at the last.
 */
export function Process({ title, steps }: NonNullable<ServicePage["process"]>) {
  return (
    <section id="process" className="service-process">
      <h2 className="display text-h2">{title}</h2>
      {steps.every(({ picture }) => picture) ? <PicturedSteps steps={steps} /> : <Cloth steps={steps} />}
    </section>
  );
}

function Cloth({ steps }: Pick<NonNullable<ServicePage["process"]>, "steps">) {
  return (
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
  );
}
