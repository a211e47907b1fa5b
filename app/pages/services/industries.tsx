import { sizeClass, stretchClass } from "../../ui/fit-class";
import type { ServicesData } from "./page";

/** The trades as a wall of type on flat turmeric, each line from edge to edge. */
export function Industries({ title, text, list }: ServicesData["industries"]) {
  return (
    <section className="services-industries" data-dye="turmeric">
      <h2 className="display text-h3">{title}</h2>
      <p className="text-lead">{text}</p>
      <ul>
        {list.map(({ name, size, stretch }) => (
          <li key={name} className={`${sizeClass(size)} ${stretchClass(stretch)}`}>
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
