import { site } from "virtual:site";
import { getContent } from "../../content/content.server";
import type { LinkGroup } from "../../content/types/sitemap/link-groups.server";
import { numberText } from "../../lib/count-text";
import { pageMeta } from "../../seo/page-meta";
import { inOriginal } from "../../ui/in-original";
import { OriginalLanguage } from "../../ui/original-language";
import { PageHero } from "../../ui/page-hero";
import { Picture } from "../../ui/picture";
import { SiteLink } from "../../ui/site-link";
import { TextWithNote } from "../../ui/text-with-note";
import type { Route } from "./+types/page";
import { sitemapPage } from "./data.server";
import styles from "./page.module.css";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta);

export const loader = () => sitemapPage(getContent());

export default function SitemapPage({ loaderData }: Route.ComponentProps) {
  const { headline, lead, note, main, groups } = loaderData;
  return (
    <div className={styles.root}>
      <PageHero headline={headline} lead={<TextWithNote text={lead} note={note} />} />
      <div className={`${styles.groups} ${styles.main}`}>
        {main.map((group) => (
          <Group key={group.title} {...group} />
        ))}
      </div>
      <div className={`${styles.groups} wrap`}>
        {groups.map((group) => (
          <Group key={group.title} {...group} />
        ))}
      </div>
    </div>
  );
}

/** A group: its name with the number of its links, and the links below. */
function Group({ title, accent, picture, coverCrop, variant, links, count = links.length }: LinkGroup) {
  const Heading = accent ? "h3" : "h2";
  return (
    <section data-accent={accent} data-variant={variant}>
      {picture && (
        <div className={styles.picture}>
          <Picture
            picture={picture}
            narrow={coverCrop}
            sizes="(width >= 1024px) 34vw, (width >= 768px) 100vw, 128px"
            shape="fill"
            decorative
          />
        </div>
      )}
      <Heading className="font-bold">{title}</Heading>
      <span className="font-bold" aria-hidden="true">
        {numberText(count, site)}
      </span>
      {links.length > 0 && (
        <ul className="mt-1">
          {links.map(({ name, path, lang, accent }) => (
            <li key={path} data-accent={accent}>
              <SiteLink to={path} className={`row touch hover-underline ${variant ? "ring-inside" : ""}`}>
                {accent && (
                  <span className={variant ? "pattern" : "pattern pattern-chip"} aria-hidden="true" />
                )}
                <span {...inOriginal(lang)}>
                  {name}
                  <OriginalLanguage lang={lang} />
                </span>
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
