import { lineClass } from "../../lib/fit-class";
import "../../ui/fit.css";
import type { AboutPage } from "./data.server";
import "./stats.css";

/** The agency in figures, each a line from margin to margin where there is room for it. */
export function Stats({ dye, list, size }: NonNullable<AboutPage["stats"]>) {
  return (
    <section className="stats" data-dye={dye} aria-label="The agency in figures">
      <dl className="fit">
        {list.map(({ number, label, line }) => (
          <div key={label} className={lineClass(line, size)}>
            <dt>{label}</dt>
            <dd>{number}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
