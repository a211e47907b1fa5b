import { FitFigure } from "../../ui/fit-figure";
import { Whole } from "../../ui/whole";
import type { ProjectPage } from "./data.server";
import "./results.css";

/** Results as a set of figures: the first is the one the project is known for. */
export function Results({ results }: Pick<ProjectPage, "results">) {
  return (
    <section className="case-results">
      <h2 className="display text-h3">Results</h2>
      <ul className="case-results-list">
        {results.map(({ figure, text }) => (
          <li key={text.join()}>
            <FitFigure figure={figure} />
            <p className="case-results-text">
              <Whole parts={text} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
