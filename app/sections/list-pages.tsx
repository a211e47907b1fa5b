import type { Paging } from "../content/read/paged-list.server";
import { Icon } from "../ui/icon";
import { SiteLink } from "../ui/site-link";

/** The links to the other pages of a list. @param props.hash names the list on each of them */
export function ListPages({ paging, hash }: { paging: Paging; hash: string }) {
  const { pages, page, previous, next, words } = paging;
  if (pages.length < 2) return null;
  return (
    <nav className="list-pages" aria-label={words.label}>
      {previous && (
        <SiteLink to={`${previous}#${hash}`} className="list-page">
          <Icon name="left" />
          {words.previous}
        </SiteLink>
      )}
      <ol>
        {pages.map(({ number, to }, index) => (
          // A gap has no number of its own.
          <li key={to ?? `gap-${index}`}>
            {to ? (
              <SiteLink
                to={`${to}#${hash}`}
                className="list-page"
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
        <SiteLink to={`${next}#${hash}`} className="list-page">
          {words.next}
          <Icon name="right" />
        </SiteLink>
      )}
    </nav>
  );
}
