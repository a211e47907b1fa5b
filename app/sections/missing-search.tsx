import { useLocation } from "react-router";
import type { SearchFacts } from "../content/read/site-facts.server";
import { missingWords } from "../lib/missing-words";
import { SearchButton } from "../ui/button";
import { useHydrated } from "../ui/use-hydrated";

type Props = {
  facts: SearchFacts;
  /** The page's own address, whose words nobody was looking for. */
  own?: string;
};

/** On a page for an address that leads nowhere: a search for the words of that address, which only the browser knows. */
export function MissingSearch({ facts, own }: Props) {
  const { pathname } = useLocation();
  const words = useHydrated() && pathname !== own ? missingWords(pathname) : "";
  return (
    <SearchButton words={words}>{words ? facts.missing.replace("[words]", words) : facts.name}</SearchButton>
  );
}
