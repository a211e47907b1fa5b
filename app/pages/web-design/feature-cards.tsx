import { FitFigure } from "../../ui/fit-figure";
import type { WebDesignData } from "./page";

/** Six cards of unequal size, each with a few letters of its subject set as large as they go. */
export function FeatureCards({ title, features }: { title: string; features: WebDesignData["features"] }) {
  return (
    <section className="web-cards">
      <h2 className="web-cards-title display text-h2">{title}</h2>
      <ul className="web-cards-list">
        {features.map((feature) => (
          <li key={feature.title} className="web-card">
            <div className="web-card-sample" aria-hidden="true">
              {feature.figure ? (
                <FitFigure figure={feature.figure} />
              ) : (
                <p className="web-card-script bangla" lang="bn">
                  {feature.sample}
                </p>
              )}
            </div>
            <h3 className="display text-h3">{feature.title}</h3>
            <p>{feature.description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
