import type { ReactNode } from "react";
import type { SearchFacts } from "../content/read/site-facts.server";
import styles from "./answer.module.css";
import { Results, Status } from "./results";
import { useSearch } from "./use-search";

type Props = {
  facts: SearchFacts;
  query: string;
  /** Where else to look: below what was found, once that stands, so that nothing moves. */
  children: ReactNode;
};

/** Everything that a query finds, for the search page. */
export function Answer({ facts, query, children }: Props) {
  const search = useSearch(facts.head, query);
  const isAnswered = search.query === query || search.isFailed;
  return (
    <>
      <div className={styles.answer} data-found={search.hits.length > 0 || undefined}>
        <Status search={search} typed={query} facts={facts} saysQuery />
        <Results search={search} />
      </div>
      {isAnswered && children}
    </>
  );
}
