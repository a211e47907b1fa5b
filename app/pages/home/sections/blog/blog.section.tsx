import { inOriginal } from "../../../../ui/in-original";
import { OriginalLanguage } from "../../../../ui/original-language";
import { Picture } from "../../../../ui/picture";
import { SiteLink } from "../../../../ui/site-link";
import type { SectionProps } from "../section-code";
import styles from "./blog.module.css";
import type { Data } from "./data.server";

/** Shows the first post large, with its uncropped picture beside the text. Lists the other posts below. */
export default function Blog({ data: posts }: SectionProps<Data>) {
  const [first, ...others] = posts;
  if (!first) return null;
  return (
    <div className={styles.root}>
      <div className={styles.picture}>
        <Picture picture={first.picture} sizes="(width >= 1024px) 60vw, 100vw" shape="fill" decorative />
      </div>
      <div className={styles.plate}>
        <article data-accent={first.accent}>
          <p className="row font-bold">
            <span className="pattern pattern-chip" aria-hidden="true" />
            {first.category}
          </p>
          <h3 className="display display-narrow" {...inOriginal(first.lang)}>
            <SiteLink to={first.link} className="hover-underline">
              {first.title}
            </SiteLink>
            <OriginalLanguage lang={first.lang} />
          </h3>
          <p className={styles.excerpt} {...inOriginal(first.lang)}>
            {first.excerpt}
          </p>
          <p className="text-soft text-small">
            {first.date} · {first.readTime}
          </p>
        </article>
        <ul>
          {others.map(({ link, title, accent, readTime, lang }) => (
            <li key={link} data-accent={accent}>
              <span className="pattern pattern-chip" aria-hidden="true" />
              <SiteLink to={link} className="hover-underline" {...inOriginal(lang)}>
                {title}
                <OriginalLanguage lang={lang} />
              </SiteLink>
              <span className="text-soft">{readTime}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
