import { ArrowLink } from "../../ui/button";
import { stretchClass } from "../../ui/fit-class";
import type { SectionData } from "./home-data.server";
import "./results.css";

/** Three results: the figure is as wide as its change is great, a rope ties it to its words, bars are to scale. */
export function Results({ results }: Pick<SectionData, "results">) {
  return (
    <ul className="results measure">
      {results.map(({ figure, text, title, link, before, after, stretch, beforeBar, afterBar }) => (
        <li key={link}>
          <p className={`results-figure display ${stretchClass(stretch)}`}>{figure}</p>
          <span className="results-rope" aria-hidden="true" />
          <div className="results-words">
            <p className="text-lead">{text}</p>
            <ArrowLink to={link}>{title}</ArrowLink>
          </div>
          <div className="results-bars">
            <p>{before.label}</p>
            <svg className="results-bar" width={`${beforeBar}%`} height="24" aria-hidden="true" />
            <p>{after.label}</p>
            <svg
              className="results-bar results-bar-after"
              width={`${afterBar}%`}
              height="24"
              aria-hidden="true"
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
