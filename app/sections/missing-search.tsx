import { useLocation } from "react-router";
import type { SearchFacts } from "../content/read/site-facts.server";
import { fillIn } from "../lib/fill-in";
import { missingWords } from "../lib/missing-words";
import { SearchButton } from "../ui/button";
import { useHydrated } from "../ui/use-hydrated";

/**
 * On a page for an unknown address: a search for the words of that address, which only the browser knows.
 * @param standIn the address of the page that is served for unknown ones; its words are not searched for.
 */
export function MissingSearch({ facts, standIn }: { facts: SearchFacts; standIn?: string }) {
  const { pathname } = useLocation();
  const words = useHydrated() && pathname !== standIn ? missingWords(pathname) : "";
  return <SearchButton words={words}>{words ? fillIn(facts.missing, { words }) : facts.name}</SearchButton>;
}
