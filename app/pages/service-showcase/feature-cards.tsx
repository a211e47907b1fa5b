import { FitFigure } from "../../ui/fit-figure";
import type { ShowcasePage } from "./data.server";
import "./feature-cards.css";

/** Cards of unequal size, each with a few letters of its subject set as large as they go. */
export function FeatureCards({ title, features }: { title: string; features: ShowcasePage["features"] }) {
  return (
    <section className="web-cards">
      <h2 className="web-cards-title display text-h2">{title}</h2>
      <ul className="web-cards-list">
        {features.map((feature) => (
          <li key={feature.title} className="web-card">
            {"figure" in feature && (
              <div className="web-card-sample" aria-hidden="true">
                <FitFigure figure={feature.figure} />
              </div>
            )}
            {"sample" in feature && (
              <div className="web-card-sample" aria-hidden="true">
                <p className="web-card-script local-script" lang={feature.lang}>
                  {feature.sample}
                </p>
              </div>
            )}
            <div className="web-card-words">
              <h3 className="display text-h3">{feature.title}</h3>
              <p>{feature.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
