import type { FitHeadline } from "../content/read/fit-lines.server";
import { sizeClass, stretchClass } from "./fit-class";
import "./fit.css";

/** A headline whose lines run from edge to edge of its parent (widths solved at build). */
export function FitHeading({ as: Heading = "h1", headline }: { as?: "h1" | "h2"; headline: FitHeadline }) {
  return (
    <Heading className="fit">
      {headline.lines.map(({ text, stretch, comma }) => (
        <span key={text} className={`fit-line ${sizeClass(headline.size)} ${stretchClass(stretch)}`}>
          {text}
          {comma && <span className="sr-only">,</span>}{" "}
        </span>
      ))}
    </Heading>
  );
}
