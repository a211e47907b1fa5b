import type { SectionData } from "./home-data.server";
import "./achievements.css";

/** Awards as pinked swatches; each is as long as its number, in the dye of the trade that earned it. */
export function Achievements({ achievements }: Pick<SectionData, "achievements">) {
  return (
    <ul className="achievements">
      {achievements.map(({ number, title, text, length, color }) => (
        <li key={title} data-dye={color}>
          <div className="achievement">
            {/* Width and height are both the number; the style sheet takes the one that fits the layout. */}
            <svg className="achievement-field" width={`${length}%`} height={length * 2} aria-hidden="true" />
            <svg className="achievement-yarn" width={`${length}%`} height={length * 2} aria-hidden="true" />
            <span className="achievement-number display display-narrow">{number}</span>
          </div>
          <div className="achievement-words">
            <h3 className="font-bold">{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
