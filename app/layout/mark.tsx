import { createElement } from "react";
import type { SiteFacts } from "../content/read/site-facts.server";

/** Height of the mark in px; its shape gives the width. */
const HEIGHT = 20;

/** The agency's mark; decorative, the name stands beside it. */
export function Mark({ width, height, crisp, shapes }: SiteFacts["mark"]) {
  return (
    <svg
      width={Math.round((width / height) * HEIGHT)}
      height={HEIGHT}
      viewBox={`0 0 ${width} ${height}`}
      shapeRendering={crisp ? "crispEdges" : undefined}
      fill="currentColor"
      aria-hidden="true"
    >
      {shapes.map(({ name, attributes }) =>
        createElement(name, { key: JSON.stringify(attributes), ...attributes }),
      )}
    </svg>
  );
}
