import { site } from "virtual:site";
import { createElement } from "react";
import { SiteLink } from "../ui/site-link";
import styles from "./header.module.css";

/** Height of the mark in px. The width follows from the mark's aspect ratio. */
const HEIGHT = 20;

export function Logo() {
  const { width, height, crisp, shapes } = site.mark;
  return (
    <SiteLink to="/" className={`${styles.logo} row touch`}>
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
      {site.name}
    </SiteLink>
  );
}
