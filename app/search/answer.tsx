import type { ReactNode } from "react";
import type { SearchFacts } from "../content/site/site-facts.server";
import { Results } from "./results";
import { Status } from "./status";
import { useSearch } from "./use-search";

type Props = {
  facts: SearchFacts;
  query: string;
  /** Content below the results. Hidden until the search has finished, so that the content does not move. */
  children: ReactNode;
};

/** All results of a query, on the search page. */
export function Answer({ facts, query, children }: Props) {
  const search = useSearch(facts.head, query);
  const isAnswered = search.query === query || search.isFailed;
  return (
    <>
      <div className="measure">
        <Status search={search} typed={query} facts={facts} saysQuery />
        <Results search={search} />
      </div>
      {isAnswered && children}
    </>
  );
}
