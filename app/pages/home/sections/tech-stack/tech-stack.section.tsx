import type { ComponentType } from "react";
import type { TableMarks, TechStackPlayProps } from "../../../../ornaments";
import { home as words } from "../../../../words/en/home";
import type { SectionProps } from "../section-code";
import type { Data } from "./data.server";
import styles from "./tech-stack.module.css";

type Props = SectionProps<Data> & { Play: ComponentType<TechStackPlayProps> | undefined };

/** A table of the tools used for each service. The agency may replace this table with an interactive component. */
export function TechStack({ data, Play }: Props) {
  const table = (marks: TableMarks) => <Table {...data} {...marks} />;
  return Play && data.play ? (
    <Play stack={data} texts={data.play} table={table} />
  ) : (
    <div className={`measure ${styles.alone}`}>{table({})}</div>
  );
}

function Table({ services, tools, head, isFaint }: Data & TableMarks) {
  return (
    <table className={styles.table}>
      <thead>
        <tr data-count={services.length}>
          <td />
          {services.map(({ id, title, color }, index) => (
            <th key={id} scope="col" data-accent={color} data-count={index + 1}>
              {head?.("services", id, title) ?? <span>{title}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tools.map(({ name, services: served }) => (
          <tr key={name}>
            <th scope="row">{head?.("tools", name, name) ?? <span>{name}</span>}</th>
            {services.map(({ id, color }) => (
              <td key={id} data-accent={color} data-faint={isFaint?.(id, name) || undefined}>
                {served.includes(id) && (
                  <span className="pattern pattern-middle">
                    <span className="sr-only">{words.served}</span>
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
