import type { FitHeadline } from "../content/read/fit-lines.server";
import { sizeClass, stretchClass } from "./fit-class";
import "./fit.css";

/** A figure as wide as its parent, written as it stands: units keep their small letters. */
export function FitFigure({ figure }: { figure: FitHeadline }) {
  return (
    <p className="fit fit-figure">
      {figure.lines.map(({ text, stretch }) => (
        <span key={text} className={`fit-line ${sizeClass(figure.size)} ${stretchClass(stretch)}`}>
          {text}
        </span>
      ))}
    </p>
  );
}
