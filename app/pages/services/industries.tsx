import { sizeClass, stretchClass } from "../../lib/fit-class";
import type { ServicesPage } from "./data.server";
import "./industries.css";

/** The trades as a wall of type on a flat dye, each line from edge to edge. */
export function Industries({ dye, title, text, list }: NonNullable<ServicesPage["industries"]>) {
  return (
    <section className="services-industries" data-dye={dye}>
      <h2 className="display text-h2">{title}</h2>
      <p className="text-lead">{text}</p>
      <ul>
        {list.map(({ name, size, stretch, phone }) => (
          <li key={name} className={`${sizeClass(size)} ${stretchClass(stretch)}`}>
            <span className={phone}>{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
