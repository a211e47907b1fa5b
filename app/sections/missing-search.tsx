import { useLocation } from "react-router";
import type { SearchFacts } from "../content/read/site-facts.server";
import { fillIn } from "../lib/fill-in";
import { missingWords } from "../lib/missing-words";
import { SearchButton } from "../ui/button";
import { useHydrated } from "../ui/use-hydrated";

/** Searches for the words of an unknown address, but for `standIn`, the page that static hosts serve in its place. */
export function MissingSearch({ facts, standIn }: { facts: SearchFacts; standIn?: string }) {
  const { pathname } = useLocation();
  const words = useHydrated() && pathname !== standIn ? missingWords(pathname) : "";
  return <SearchButton words={words}>{words ? fillIn(facts.missing, { words }) : facts.name}</SearchButton>;
}
