import { pageMeta } from "../../seo/page-meta";
import { Noted } from "../../ui/noted";
import { PageHero } from "../../ui/page-hero";
import { Picture } from "../../ui/picture";
import { SiteLink } from "../../ui/site-link";
import type { Route } from "./+types/page";
import { type LinkGroup as Group, sitemapPage } from "./data.server";
import styles from "./page.module.css";

/** `sizes` of a small cover. */
const COVER = "auto, (width >= 1024px) 13vw, (width >= 768px) 18vw, 45vw";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta);

export const loader = sitemapPage;

export default function SitemapPage({ loaderData }: Route.ComponentProps) {
  const { headline, lead, note, groups, portfolio, posts } = loaderData;
  return (
    <>
      <PageHero headline={headline} lead={<Noted text={lead} note={note} />} />
      <div className={styles.root}>
        {groups.map((group) => (
          <LinkGroup key={group.title} group={group} heading="h2" />
        ))}
        {portfolio.groups.length > 0 && (
          <section>
            <h2 className={`display text-h2 ${styles.title}`}>{portfolio.title}</h2>
            <div className={styles.works}>
              {portfolio.groups.map((group) => (
                <LinkGroup key={group.title} group={group} heading="h3" />
              ))}
            </div>
          </section>
        )}
        {posts.links.length > 0 && (
          <section className={styles.posts}>
            <h2 className={`display text-h2 ${styles.title}`}>{posts.title}</h2>
            <Links links={posts.links} />
          </section>
        )}
      </div>
    </>
  );
}

function LinkGroup({ group, heading: Heading }: { group: Group; heading: "h2" | "h3" }) {
  return (
    <section className={styles.group} data-accent={group.accent}>
      <Heading className="display text-h3">{group.title}</Heading>
      <Links links={group.links} />
    </section>
  );
}

/** The link of an accent covers all of its ground, that of a project its cover. */
function Links({ links }: Pick<Group, "links">) {
  return (
    <ul className={styles.links}>
      {links.map(({ name, path, accent, lang, picture }) => (
        <li key={path} data-accent={accent}>
          {picture && <Picture picture={picture} sizes={COVER} shape="frame" decorative />}
          <SiteLink to={path} className="touch hover-underline">
            <span lang={lang}>{name}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
