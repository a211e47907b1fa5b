import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { getContent } from "../../content/content.server";
import { withoutPrefix } from "../../lib/prefix";
import { CallToAction } from "../../sections/call-to-action";
import { TextWithContents } from "../../sections/text-with-contents";
import { pageMeta } from "../../seo/page-meta";
import { PageHero } from "../../ui/page-hero";
import { Today } from "../../ui/today";
import { text } from "../../words/en/text";
import { textPage } from "./data.server";
import styles from "./page.module.css";

// The router's generated types would exist only while the agency has such a page.
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageMeta(loaderData?.meta);

/** Loads the text page at the URL's path. routes.ts adds a route for each existing text page. */
export function loader({ url }: LoaderFunctionArgs) {
  const page = textPage(getContent(), withoutPrefix(url.pathname).replace(/\/$/, ""));
  if (!page) throw data(null, { status: 404 });
  return page;
}

/**
 * A legal text with its important numbers and today's date, or an additional page of the agency, which may end with a
 * call to action.
 */
export default function TextPage() {
  const { headline, lead, figures, nodes, headings, updated, callToAction } = useLoaderData<typeof loader>();
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
        {updated && (
          <p className="font-bold">
            {text.updated} <Today {...updated} format="date" />
          </p>
        )}
      </TextWithContents>
      {callToAction && <CallToAction {...callToAction} />}
    </>
  );
}
