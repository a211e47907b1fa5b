import { site } from "virtual:site";
import { numberText } from "../../lib/count-text";
import { pageMeta } from "../../seo/page-meta";
import { Noted } from "../../ui/noted";
import { PageHero } from "../../ui/page-hero";
import { SiteLink } from "../../ui/site-link";
import type { Route } from "./+types/page";
import { type LinkGroup, sitemapPage } from "./data.server";
import styles from "./page.module.css";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta);

export const loader = sitemapPage;

export default function SitemapPage({ loaderData }: Route.ComponentProps) {
  const { headline, lead, note, groups } = loaderData;
  return (
    <>
      <PageHero headline={headline} lead={<Noted text={lead} note={note} />} />
      {groups.map((group) => (
        <Band key={group.title} {...group} />
      ))}
    </>
  );
}

/** A group across the page: how many links it has, its name, the links as running text. */
function Band({ title, accent, links, count = links.length }: LinkGroup) {
  const Heading = accent ? "h3" : "h2";
  return (
    <section className={styles.band} data-accent={accent}>
      <span className="display display-narrow" aria-hidden="true">
        {numberText(count, site)}
      </span>
      <Heading className={links.length > 0 ? "text-lead font-bold" : "display text-h2"}>{title}</Heading>
      {links.length > 0 && (
        <ul className="display display-narrow">
          {links.map(({ name, path, lang }) => (
            <li key={path}>
              <SiteLink to={path} className="hover-underline">
                <span lang={lang}>{name}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
