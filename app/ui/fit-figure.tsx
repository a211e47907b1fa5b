import type { FitHeadline } from "../content/read/fit-lines.server";
import { lineClass } from "../lib/fit-class";

/** A figure as wide as its parent, written as it stands: units keep their small letters. */
export function FitFigure({ figure }: { figure: FitHeadline }) {
  return (
    <p className="fit fit-figure">
      {figure.lines.map((line) => (
        <span key={line.text} className={lineClass(line, figure.size)}>
          {line.text}
        </span>
      ))}
    </p>
  );
}
