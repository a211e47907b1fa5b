import type { SearchFacts } from "../content/read/site-facts.server";
import { Browse, Results, Status } from "./results";
import { useSearch } from "./use-search";

/** Everything that a query finds, for the search page. */
export function Answer({ facts, query }: { facts: SearchFacts; query: string }) {
  const search = useSearch(facts.head, query);
  const isNothing = search.query === query && search.hits.length === 0;
  return (
    <div className="search-answer">
      <Status search={search} typed={query} facts={facts} />
      <Results search={search} />
      {isNothing && <Browse search={search} />}
    </div>
  );
}
