import type { ServicesData } from "./page";

/** The trades as a wall of type on flat turmeric; every second word is set wide. */
export function Industries({ title, text, list }: ServicesData["industries"]) {
  return (
    <section className="services-industries" data-dye="turmeric">
      <h2 className="display text-h3">{title}</h2>
      <p className="text-lead">{text}</p>
      <ul>
        {list.map((industry) => (
          <li key={industry}>{industry}</li>
        ))}
      </ul>
    </section>
  );
}
