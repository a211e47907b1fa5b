import { PATHS } from "../../paths.ts";
import { SectionHead } from "../../sections/section-head";
import { inOriginal } from "../../ui/in-original";
import { OriginalLanguage } from "../../ui/original-language";
import { SiteLink } from "../../ui/site-link";
import { TextWithNote } from "../../ui/text-with-note";
import { service as words } from "../../words/en/service";
import type { ServicesPageData } from "./data.server";
import styles from "./industries.module.css";

/** Industries, each with links to its projects in the services' colours, or with a link to the contact page. */
export function Industries({ accent, title, text, note, list }: NonNullable<ServicesPageData["industries"]>) {
  const linkClass = "row hover-underline ring-inside";
  const hasWorks = list.some(({ works }) => works.length > 0);
  return (
    <section className={`${styles.industries} section-space`} data-accent={accent}>
      <SectionHead title={title} text={<TextWithNote text={text} note={note} />} />
      <ul className={`${styles.list} measure`}>
        {list.map(({ name, works }) => (
          <li key={name}>
            <h3 className="display text-h4">{name}</h3>
            {hasWorks && (
              <div className={styles.works}>
                {works.map(({ title, link, lang, accent }) => (
                  <div key={link} data-accent={accent}>
                    <SiteLink to={link} className={linkClass} {...inOriginal(lang)}>
                      {title}
                      <OriginalLanguage lang={lang} />
                    </SiteLink>
                  </div>
                ))}
                {works.length === 0 && (
                  <SiteLink to={PATHS.contact} className={`${linkClass} ${styles.first}`}>
                    {words.first}
                    <span className="sr-only"> ({name})</span>
                  </SiteLink>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
