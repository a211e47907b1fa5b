import { stretchClass } from "../../../../lib/fit-class";
import { ArrowLink } from "../../../../ui/button";
import { Rope, RopeRow } from "../../ornaments/threads/rope";
import type { SectionProps } from "../registry";
import type { Data } from "./data.server";
import styles from "./results.module.css";

/**
 * Three results: the figure is as wide as its change is great, bars are to scale, and a rope ties the figure to its
 * words, twisted of some of the threads that pass.
 */
export default function Results({ data: results, run }: SectionProps<Data>) {
  return (
    <ul className={`${styles.root} measure`}>
      {results.map(({ figure, text, title, link, before, after, stretch, beforeBar, afterBar }, index) => (
        <li key={link}>
          {run?.side === "left" && <RopeRow run={run} rope={index} ropes={results.length} />}
          <p className={`${styles.figure} display ${stretchClass(stretch)}`}>
            {/* Its own sign is hardly wider than high in narrow letters. */}
            {figure.startsWith("−") && <span className={styles.minus}>−</span>}
            {figure.replace(/^−/, "")}
          </p>
          <span className={styles.rope} aria-hidden="true">
            {run && <Rope run={run} rope={index} ropes={results.length} />}
          </span>
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
