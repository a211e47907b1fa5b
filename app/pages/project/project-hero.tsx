import { PATHS } from "../../paths.ts";
import { useMainImageMorph } from "../../ui/cover-morph";
import { FitHeading } from "../../ui/fit-heading";
import { inOriginal } from "../../ui/in-original";
import { NoBreak } from "../../ui/no-break";
import { Picture } from "../../ui/picture";
import { SiteLink } from "../../ui/site-link";
import { project as words } from "../../words/en/project";
import type { ProjectPageData } from "./data.server";
import styles from "./project-hero.module.css";

/** Shows breadcrumb, category, title, facts and main image on the service's accent. While loading, shows a spinner. */
export function ProjectHero({ data, isLoading }: { data: ProjectPageData; isLoading: boolean }) {
  const { category, list, headline, lang, storyLang } = data;
  const { title, description, facts, link, picture } = data.project;
  // A clicked card's cover morphs into the main image.
  const morphs = useMainImageMorph(link);
  return (
    <header className={styles.hero} data-loading={isLoading || undefined}>
      <div className={styles.title}>
        <div className={`${styles.top} wrap row`}>
          <nav className="no-print" aria-label={words.breadcrumb}>
            <ol className={`${styles.breadcrumb} wrap font-bold`}>
              <li className="row">
                <SiteLink to="/" className="hover-underline">
                  {words.home}
                </SiteLink>
              </li>
              <li className="row">
                <SiteLink to={PATHS.portfolio} className="hover-underline">
                  {list}
                </SiteLink>
              </li>
              <li className="row" aria-current="page">
                {title}
              </li>
            </ol>
          </nav>
          <SiteLink to={category.link} className={`${styles.badge} row touch font-bold hover-underline`}>
            {category.title}
          </SiteLink>
        </div>
        <FitHeading headline={headline} lang={lang} />
        {isLoading && (
          <div className={`${styles.spinner} no-print`} role="status">
            <span className={`${styles.swatch} pattern pattern-coarse`} aria-hidden="true" />
            <span className="sr-only">{words.loading}</span>
          </div>
        )}
      </div>
      <div className={styles.facts}>
        <p className="text-lead" {...inOriginal(lang)}>
          {description}
        </p>
        {facts.length > 0 && (
          <dl>
            {facts.map(({ name, parts, isShort }) => (
              <div key={name} className={isShort ? undefined : styles.long}>
                <dt>{name}</dt>
                <dd {...inOriginal(storyLang)} className={isShort ? "display text-h4" : undefined}>
                  <NoBreak parts={parts} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div className={styles.cover} data-morph={morphs || undefined}>
        <Picture picture={picture} sizes="(width >= 1280px) 62vw, 100vw" shape="fill" eager />
      </div>
    </header>
  );
}
