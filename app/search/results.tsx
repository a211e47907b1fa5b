import { site } from "virtual:site";
import { numberText } from "../lib/count-text";
import { SiteLink } from "../ui/site-link";
import browse from "./browse.module.css";
import { Result } from "./result";
import styles from "./results.module.css";
import type { Search } from "./use-search";

type Props = {
  search: Search;
  /** Maximum number of results per group. If undefined, all results are shown, in rows. */
  most?: number;
};

/** Shows the results in groups. The group with the best result is first. */
export function Results({ search, most }: Props) {
  const { head, query, hits, files } = search;
  if (!head) return null;
  const found = [...Map.groupBy(hits, ({ card }) => card.group)];
  // Main pages mention every topic, so their group comes last unless it has the best result.
  const groups = found.toSorted(([a], [b]) => Number(a === "pages") - Number(b === "pages"));
  if (found[0]?.[0] === "pages") groups.unshift(...groups.splice(-1));
  // Enlarge the best result. Also enlarge the first of an odd number of results, to avoid a gap in the last row.
  const variantOf = (position: number, rank: number, count: number) =>
    position + rank === 0 || (rank === 0 && count > 1 && count % 2 > 0) ? "best" : "row";
  return (
    <>
      {groups.map(([group, hitsOfGroup], position) => (
        <section
          key={group}
          className={styles.group}
          data-variant={most ? "dialog" : "page"}
          data-accent={head.groups[group].accent}
        >
          <h2 className={`${styles.title} row touch`}>
            {head.groups[group].title}
            <span aria-hidden="true">{numberText(hitsOfGroup.length, site)}</span>
          </h2>
          <ol>
            {hitsOfGroup.slice(0, most).map((hit, rank) => (
              <li key={hit.page}>
                <Result
                  hit={hit}
                  files={files}
                  query={query}
                  variant={most ? "entry" : variantOf(position, rank, hitsOfGroup.length)}
                />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

/** Links to services and main pages, as an alternative to searching. */
export function Browse({ search }: { search: Search }) {
  const { head } = search;
  if (!head) return null;
  return (
    <nav className={browse.browse} aria-label={head.words.browse}>
      <p className="font-bold">{head.words.browse}</p>
      <ul>
        {head.browse.map(({ name, path, accent }) => (
          <li key={path} data-accent={accent}>
            <SiteLink to={path} className="row font-bold">
              <span className="pattern pattern-chip" aria-hidden="true" />
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
