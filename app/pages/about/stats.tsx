import type { AboutPage } from "./data.server";
import "./stats.css";

/** The agency in figures. */
export function Stats({ dye, list }: NonNullable<AboutPage["stats"]>) {
  return (
    <section className="stats" data-dye={dye} aria-label="The agency in figures">
      <dl>
        {list.map(({ number, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="display">{number}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
