import { bringIntoRow } from "../../../../ui/bring-into-row";
import { Picture } from "../../../../ui/picture";
import { SiteLink } from "../../../../ui/site-link";
import type { SectionProps } from "../section-code";
import type { Data } from "./data.server";
import styles from "./showcase.module.css";

/** A row of pieces, which scrolls if they do not fit. */
export default function Showcase({ data: showcase }: SectionProps<Data>) {
  return (
    <ul className={styles.root} onFocus={({ currentTarget, target }) => bringIntoRow(currentTarget, target)}>
      {showcase.map(({ title, link, picture }) => (
        <li key={title}>
          <SiteLink to={link}>
            <Picture picture={picture} sizes="(width >= 1024px) 40vw, 64vw" decorative />
            <span className={`${styles.title} font-bold`}>{title}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
