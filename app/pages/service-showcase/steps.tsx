import { Picture } from "../../ui/picture";
import type { ShowcasePage } from "./data.server";
import "./steps.css";

/** The steps, each with what there is to see at that point, and the job's cloth as far as it is woven. */
export function Steps({ title, steps }: NonNullable<ShowcasePage["process"]>) {
  return (
    <section id="process" className="web-steps">
      <h2 className="display text-h2">{title}</h2>
      <ol className="web-steps-list">
        {steps.map(({ step, title, description, picture }) => (
          <li key={step}>
            <div>
              <div className="web-step-warp" aria-hidden="true">
                <div className="weave" />
              </div>
              {picture && (
                <Picture
                  picture={picture}
                  sizes="(width >= 1024px) 31vw, (width >= 768px) 46vw, 92vw"
                  shape="frame"
                />
              )}
            </div>
            <div className="web-step-words">
              <h3 className="display text-h3">
                {step}. {title}
              </h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
