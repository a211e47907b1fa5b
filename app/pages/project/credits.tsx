import { inOriginal } from "../../ui/in-original";
import { project as words } from "../../words/en/project";
import styles from "./credits.module.css";
import type { Lang, ProjectPageData } from "./data.server";

export function Credits({ credits, lang }: Pick<ProjectPageData, "credits"> & Lang) {
  return (
    <section className={`${styles.root} no-print`}>
      <h2 className="display text-h4">{words.credits}</h2>
      <ul {...inOriginal(lang)}>
        {credits.map(({ name, role }) => (
          <li key={`${name} ${role}`}>
            <span className="font-bold">{name}</span>
            <br />
            {role}
          </li>
        ))}
      </ul>
    </section>
  );
}
