import { data } from "react-router";
import { TextWithContents } from "../../sections/text-with-contents";
import { pageMeta } from "../../seo/page-meta";
import { PageHero } from "../../ui/page-hero";
import { Today } from "../../ui/today";
import type { Route } from "./+types/page";
import { legalPage } from "./data.server";
import styles from "./page.module.css";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta);

export function loader({ url }: Route.LoaderArgs) {
  const page = legalPage(url.pathname.replace(/\/$/, ""));
  if (!page) throw data(null, { status: 404 });
  return page;
}

/** A legal text with its contents list and the last-updated date, which is today's. */
export default function LegalPage({ loaderData }: Route.ComponentProps) {
  const { headline, lead, figures, nodes, headings, builtAt, locale } = loaderData;
  return (
    <>
      <PageHero headline={headline} lead={lead} />
      {figures.length > 0 && (
        <dl className={styles.figures}>
          {figures.map(({ figure, text }) => (
            <div key={text}>
              <dt>{text}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      )}
      <TextWithContents nodes={nodes} headings={headings}>
        <p className="font-bold">
          Last updated: <Today builtAt={builtAt} format="date" locale={locale} />
        </p>
      </TextWithContents>
    </>
  );
}
