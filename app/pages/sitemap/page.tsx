import { pageMeta } from "../../seo/page-meta";
import { Noted } from "../../ui/noted";
import { PageHero } from "../../ui/page-hero";
import { SiteLink } from "../../ui/site-link";
import type { Route } from "./+types/page";
import { type LinkGroup as Group, sitemapPage } from "./data.server";
import styles from "./page.module.css";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta);

export const loader = sitemapPage;

export default function SitemapPage({ loaderData }: Route.ComponentProps) {
  const { headline, lead, note, groups, portfolio, posts } = loaderData;
  return (
    <>
      <PageHero headline={headline} lead={<Noted text={lead} note={note} />} />
      <div className={styles.root}>
        <div className={styles.pages}>
          {groups.map((group) => (
            <LinkGroup key={group.title} group={group} heading="h2" />
          ))}
        </div>
        {portfolio.groups.length > 0 && (
          <section>
            <h2 className={`display text-h2 ${styles.title}`}>{portfolio.title}</h2>
            <div className={styles.rooms}>
              {portfolio.groups.map((group) => (
                <LinkGroup key={group.title} group={group} heading="h3" />
              ))}
            </div>
          </section>
        )}
        {posts.links.length > 0 && (
          <section>
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

function Links({ links }: Pick<Group, "links">) {
  return (
    <ul className={styles.links}>
      {links.map(({ name, path, accent, lang }) => (
        <li key={path} data-accent={accent}>
          <SiteLink to={path} className="touch hover-underline">
            <span lang={lang}>{name}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
