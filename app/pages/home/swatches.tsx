import type { SectionData } from "./home-data.server";
import "./swatches.css";

/** Awards as pinked swatches; each is as long as its number, in the dye of the trade that earned it. */
export function Swatches({ achievements }: Pick<SectionData, "achievements">) {
  return (
    <ul className="swatches measure">
      {achievements.map(({ number, title, text, length, color }) => (
        <li key={title} data-dye={color}>
          <div className="swatch">
            {/* Width and height are both the number; the style sheet takes the one that fits the layout. */}
            <svg className="swatch-field" width={`${length}%`} height={length * 3} aria-hidden="true" />
            <svg className="swatch-yarn" width={`${length}%`} height={length * 3} aria-hidden="true" />
            <span className="swatch-number display display-narrow">{number}</span>
          </div>
          <div className="swatch-words">
            <h3 className="font-bold">{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
