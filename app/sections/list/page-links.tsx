import type { Paging } from "../../content/addresses/list-page.server";
import { Icon } from "../../ui/icon";
import { SiteLink } from "../../ui/site-link";
import { lists } from "../../words/en/lists";
import choice from "./choice.module.css";
import styles from "./page-links.module.css";

const LINK = `${styles.link} ${choice.choice} row font-bold`;

/** Links to the other pages of a list. @param props.hash `id` of the list on each page */
export function PageLinks({ paging, hash }: { paging: Paging; hash: string }) {
  const { pages, page, previous, next } = paging;
  const words = lists.paging;
  return (
    <nav className={`${styles.pages} wrap row`} aria-label={words.label}>
      {previous && (
        <SiteLink to={`${previous}#${hash}`} className={LINK}>
          <Icon name="left" />
          {words.previous}
        </SiteLink>
      )}
      <ol className={`${styles.numbers} wrap row`}>
        {pages.map(({ number, to }, index) => (
          // A gap has no page number to use as its key.
          <li key={to ?? `gap-${index}`}>
            {to ? (
              <SiteLink
                to={`${to}#${hash}`}
                className={LINK}
                current={number === page ? "page" : undefined}
                label={`${words.page} ${number}`}
              >
                {number}
              </SiteLink>
            ) : (
              "…"
            )}
          </li>
        ))}
      </ol>
      {next && (
        <SiteLink to={`${next}#${hash}`} className={LINK}>
          {words.next}
          <Icon name="right" />
        </SiteLink>
      )}
    </nav>
  );
}
