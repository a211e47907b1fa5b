import type { AboutPageData } from "./page";

/** The four figures of the agency (specification, section 2 "About"). */
export function Stats({ stats }: Pick<AboutPageData, "stats">) {
  return (
    <section className="stats" data-dye="madder" aria-label="The agency in figures">
      <dl>
        {stats.map(({ number, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="display">{number}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
