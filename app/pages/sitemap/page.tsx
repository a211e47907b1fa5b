import { pageMeta } from "../../seo/page-meta";
import { Noted } from "../../ui/noted";
import { PageHero } from "../../ui/page-hero";
import { SiteLink } from "../../ui/site-link";
import type { Route } from "./+types/page";
import { type LinkGroup as Group, sitemapPage } from "./data.server";
import styles from "./page.module.css";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta);

export function loader() {
  return sitemapPage();
}

export default function SitemapPage({ loaderData }: Route.ComponentProps) {
  const { headline, lead, note, groups, portfolio } = loaderData;
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
            {portfolio.groups.map((group) => (
              <LinkGroup key={group.title} group={group} heading="h3" />
            ))}
          </section>
        )}
      </div>
    </>
  );
}

function LinkGroup({ group, heading: Heading }: { group: Group; heading: "h2" | "h3" }) {
  return (
    <section className={styles.group} data-accent={group.accent}>
      <Heading className={`display text-h3 ${styles.name}`}>{group.title}</Heading>
      <ul className={styles.links}>
        {group.links.map(({ name, path }) => (
          <li key={path}>
            <SiteLink to={path} className="touch hover-underline">
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
