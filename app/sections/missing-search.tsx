import { site } from "virtual:site";
import { useLocation } from "react-router";
import { fillIn } from "../lib/fill-in";
import { SearchButton } from "../ui/button";
import { useHydrated } from "../ui/use-hydrated";
import { missingWords } from "./missing-words";

/** A search button with the words of an unknown address. @param standIn path of a static host's 404 page, ignored */
export function MissingSearch({ standIn }: { standIn?: string }) {
  const { pathname } = useLocation();
  const words = useHydrated() && pathname !== standIn ? missingWords(pathname) : "";
  const { missing, name } = site.search;
  return <SearchButton words={words}>{words ? fillIn(missing, { words }) : name}</SearchButton>;
}
