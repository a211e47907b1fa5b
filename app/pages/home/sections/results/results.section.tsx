import { ornaments } from "agency/ornaments";
import { ArrowLink } from "../../../../ui/button";
import type { SectionProps } from "../registry";
import type { Data } from "./data.server";
import styles from "./results.module.css";

/** Three results: the figure, what it means, and bars to scale. */
export default function Results({ data: results, home }: SectionProps<Data>) {
  const Mark = ornaments.resultMark;
  return (
    <ul className={`${styles.root} measure`}>
      {results.map(({ figure, text, title, link, before, after, beforeBar, afterBar }, index) => (
        <li key={link}>
          {Mark ? (
            <Mark home={home} index={index} count={results.length}>
              <Figure figure={figure} />
            </Mark>
          ) : (
            <Figure figure={figure} />
          )}
          <div className={styles.words}>
            <p className="text-lead">{text}</p>
            <ArrowLink to={link}>{title}</ArrowLink>
          </div>
          <div className={styles.bars}>
            <p>{before.label}</p>
            <svg className={styles.bar} width={`${beforeBar}%`} height="24" aria-hidden="true" />
            <p>{after.label}</p>
            <svg
              className={`${styles.bar} ${styles.barAfter}`}
              width={`${afterBar}%`}
              height="24"
              aria-hidden="true"
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Figure({ figure }: Pick<Data[number], "figure">) {
  return <p className={`${styles.figure} display display-narrow`}>{figure}</p>;
}
