import { Avatar } from "../../ui/avatar";
import { inOriginal } from "../../ui/in-original";
import { NoBreak } from "../../ui/no-break";
import type { Lang, ProjectPageData } from "./data.server";
import styles from "./testimonial.module.css";

/** A client's testimonial: the first sentence as a headline, the rest below it, and the portrait beside them. */
export function Testimonial({ lang, ...said }: NonNullable<ProjectPageData["testimonial"]> & Lang) {
  const { first, rest, author, position, portrait } = said;
  return (
    <figure className={styles.root} {...inOriginal(lang)}>
      {portrait && (
        <div className={`${styles.portrait} no-print`}>
          <Avatar name={author} picture={portrait} sizes="(width >= 768px) 42vw, 100vw" />
        </div>
      )}
      <blockquote>
        <p className={`${styles.first} display display-narrow`}>
          <NoBreak parts={first} />
        </p>
        {rest && <p className={`${styles.rest} mt-4`}>{rest}</p>}
      </blockquote>
      <figcaption>
        <span className="font-bold">{author}</span>
        <br />
        {position}
      </figcaption>
    </figure>
  );
}
