import { site } from "virtual:site";
import type { MouseEvent } from "react";
import { yearText } from "../../../../lib/count-text";
import { fillIn } from "../../../../lib/fill-in";
import { bringIntoRow } from "../../../../ui/bring-into-row";
import { Icon } from "../../../../ui/icon";
import { Picture } from "../../../../ui/picture";
import { SiteLink } from "../../../../ui/site-link";
import { home as words } from "../../../../words/en/home";
import type { SectionProps } from "../section-code";
import type { Data } from "./data.server";
import styles from "./journey.module.css";

export default function Journey({ data: journey }: SectionProps<Data>) {
  return (
    <ol className={styles.root} onFocus={({ currentTarget, target }) => bringIntoRow(currentTarget, target)}>
      {journey.map(({ year, accent, title, description, short, projects }, index) => (
        <li key={title} data-accent={accent}>
          <p className={`${styles.year} display`}>{year && yearText(year, site)}</p>
          <Onward to={journey[index + 1]} />
          <div className={styles.text}>
            <h3 className="display text-h3">{title}</h3>
            <CutText full={description} short={short} />
          </div>
          <ul className={styles.projects}>
            {projects.map((project) => (
              <li key={project.link}>
                <Picture
                  picture={project.picture}
                  sizes="(width >= 1024px) 34vw, (width >= 768px) 50vw, 80vw"
                  shape="frame"
                  decorative
                />
                <h4 className="text-h4 font-bold">
                  <SiteLink to={project.link} className="hover-underline">
                    {project.title}
                  </SiteLink>
                </h4>
                <CutText full={project.description} short={project.short} />
                <p className={`${styles.metrics} mt-1 font-bold`}>{project.metrics}</p>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/** A button on phones that scrolls the row to the next year and names it. */
function Onward({ to }: { to: Data[number] | undefined }) {
  if (to === undefined) return null;
  const year = to.year && yearText(to.year, site);
  const move = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const item = currentTarget.closest("li");
    item?.parentElement?.scrollBy({ left: item.getBoundingClientRect().width });
  };
  return (
    <button
      type="button"
      className={`${styles.next} row touch`}
      aria-label={fillIn(words.onTo, { year: year || to.title })}
      onClick={move}
    >
      {year} <Icon name="right" size="small" />
    </button>
  );
}

/** Text that phones show shortened; screen readers read all of it. */
function CutText({ full, short }: { full: string; short: string }) {
  if (full === short) return <p>{full}</p>;
  return (
    <p>
      <span className={styles.full}>{full}</span>
      <span className={styles.short} aria-hidden="true">
        {short}
      </span>
    </p>
  );
}
