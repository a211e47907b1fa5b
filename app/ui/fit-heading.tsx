import type { FitHeadline } from "../content/read/fit-lines.server";
import { lineClass } from "./fit-class";
import "./fit.css";

/** A headline whose lines run from edge to edge of its parent (widths solved at build). */
export function FitHeading({ as: Heading = "h1", headline }: { as?: "h1" | "h2"; headline: FitHeadline }) {
  return (
    <Heading className="fit">
      {headline.lines.map((line) => (
        <span key={line.text} className={lineClass(line, headline.size)}>
          {line.text}
          {line.comma && <span className="sr-only">,</span>}{" "}
        </span>
      ))}
    </Heading>
  );
}
